import { defineRefusals } from '@hojip/platform/refusal'

/** Clients know it by the name of the room that it came from. */
export const preferencesRefusals = defineRefusals('notices', {
  accountGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个账号',
      'en-US': 'This account was not found',
      'ko-KR': '이 계정을 찾을 수 없어요',
    },
  },
})
