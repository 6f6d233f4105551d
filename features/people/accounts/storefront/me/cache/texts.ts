import { defineTexts } from '@hojip/platform/page'

export const cacheTexts = defineTexts({
  'zh-CN': {
    title: '清理缓存',
    text: '这个浏览器里存的列表、最近搜索、打开的页面和没提交的草稿',
    action: '清理',
    question: '清理这个浏览器里的缓存？',
    follows: '最近搜索、打开的页面和没提交的草稿会删掉，页面会重新加载。登录和购物车不受影响。',
    yes: '清理',
    no: '取消',
  },
  'en-US': {
    title: 'Clear cache',
    text: 'Lists, recent searches, open pages and unsent drafts in this browser',
    action: 'Clear',
    question: 'Clear the cache of this browser?',
    follows:
      'Recent searches, open pages and unsent drafts are deleted, and the page reloads. You stay signed in and your cart stays as it is.',
    yes: 'Clear',
    no: 'Cancel',
  },
  'ko-KR': {
    title: '캐시 지우기',
    text: '이 브라우저에 저장된 목록, 최근 검색어, 열어 둔 화면, 보내지 않은 초안',
    action: '지우기',
    question: '이 브라우저의 캐시를 지울까요?',
    follows:
      '최근 검색어와 열어 둔 화면, 보내지 않은 초안이 지워지고 화면을 다시 불러와요. 로그인과 장바구니는 그대로예요.',
    yes: '지우기',
    no: '취소',
  },
})
