import { defineRefusals } from '@hojip/platform/refusal'

export const feedbackRefusals = defineRefusals('feedback', {
  feedbackGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条反馈',
      'en-US': 'This feedback was not found',
      'ko-KR': '이 의견을 찾을 수 없어요',
    },
  },
  answeredAlready: {
    code: '40009',
    text: {
      'zh-CN': '这条反馈已经回复过了',
      'en-US': 'This feedback has been answered already',
      'ko-KR': '이미 답변한 의견이에요',
    },
  },
  tooMuch: {
    code: '42901',
    text: {
      'zh-CN': '今天的反馈有点多，请明天再来，急事请找官方客服',
      'en-US':
        'That is a lot of feedback for one day. Please come back tomorrow, or contact customer service',
      'ko-KR': '오늘은 의견을 더 보낼 수 없어요. 내일 다시 보내 주시거나 고객센터로 문의해 주세요',
    },
  },
})
