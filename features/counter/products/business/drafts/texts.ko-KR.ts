import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  title: '상품 초안',
  link: '초안함',
  about: '아직 상품으로 저장하지 않은 내용이에요. 상품을 담당하는 동료도 볼 수 있어요.',
  empty: '초안이 없어요',
  emptyText: '상품을 편집하다가 ‘초안 저장’을 누르면 쓰던 내용이 여기에 남아요.',
  unnamed: '이름 없음',
  ofNew: '새 상품',
  ofProduct: '수정',
  goOn: '이어서 쓰기',
  drop: '삭제',
  dropped: '초안을 삭제했어요',
  undo: '되돌리기',
  by: (name, time) => `${name} · ${time} 저장`,
  save: '초안 저장',
  saved: '초안을 저장했어요. 동료도 볼 수 있어요',
  allSaved: '초안을 저장했어요',
  found: (name, time) => `${name} 님이 ${time}에 저장한 초안이 있어요. 아직 반영되지 않았어요`,
  take: '이어서 고치기',
  theirs: (name, time) => `${name} 님도 ${time}에 이 초안을 저장했어요`,
  takeTheirs: '동료 내용으로 바꾸기',
  replaceTheirs: '내 내용으로 덮어쓰기',
  gone: '이 초안은 이제 없어요',
  goneText: '상품으로 저장되었거나 동료가 삭제했을 수 있어요.',
  toDrafts: '초안함 보기',
}
