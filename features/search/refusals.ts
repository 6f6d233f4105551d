import { defineRefusals } from '@hojip/platform/refusal'

export const searchRefusals = defineRefusals('search', {
  searchGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条搜索记录',
      'en-US': 'This search was not found',
      'ko-KR': '이 검색 기록을 찾을 수 없어요',
    },
  },
})
