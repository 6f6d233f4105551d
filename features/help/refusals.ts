import { defineRefusals } from '@hojip/platform/refusal'

export const helpRefusals = defineRefusals('help', {
  notFound: {
    code: '40004',
    text: {
      'zh-CN': '没有这篇帮助',
      'en-US': 'There is no such help article',
      'ko-KR': '이 도움말을 찾을 수 없어요',
    },
  },
})
