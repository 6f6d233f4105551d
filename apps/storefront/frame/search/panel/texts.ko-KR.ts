import type { SearchTexts } from './texts.zh-CN.ts'

export const koKR = {
  suggestions: '추천 검색어',
  groups: {
    recent: '최근 검색어',
    hot: '많이 찾는 검색어',
    words: '이걸 찾으셨나요?',
    categories: '카테고리',
    brands: '브랜드',
    shops: '가게',
    goods: '상품',
    help: '도움말',
  },
  within: (category) => `‘${category}’에서 찾기`,
  products: (n) => `상품 ${n}개`,
  count: (n) => `추천 검색어 ${n}개, 위아래 방향키로 고를 수 있어요`,
  none: '추천 검색어가 없어요. 엔터를 누르면 검색해요',
  clear: '모두 지우기',
  remove: (words) => `검색어 ‘${words}’ 지우기`,
  deleteKey: 'Delete 키를 누르면 지워져요',
  deleted: '검색어를 지웠어요',
  deletedAll: '검색어를 모두 지웠어요',
  undo: '되돌리기',
} satisfies SearchTexts
