import { defineRefusals } from '@hojip/platform/refusal'

export const noticesRefusals = defineRefusals('notices', {
  noticeGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条消息，可能已经清掉了',
      'en-US': 'This message was not found. It may have been deleted',
      'ko-KR': '이 알림을 찾을 수 없어요. 이미 지워졌을 수 있어요',
    },
  },
})
