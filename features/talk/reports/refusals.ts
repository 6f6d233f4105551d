import { defineRefusals, namesFields } from '@hojip/platform/refusal'

export const reportsRefusals = defineRefusals('reports', {
  targetGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到要举报的内容，可能已经删除',
      'en-US': 'What you want to report was not found; it may have been deleted',
      'ko-KR': '신고할 내용을 찾을 수 없어요. 이미 삭제되었을 수 있어요',
    },
  },
  wrongReason: {
    code: '40001',
    data: namesFields,
    text: { 'zh-CN': '请选择举报原因', 'en-US': 'Choose a reason', 'ko-KR': '신고 사유를 골라 주세요' },
  },
  openAlready: {
    code: '40009',
    text: {
      'zh-CN': '你已经举报过，平台正在处理',
      'en-US': 'You have reported this already. We are looking into it',
      'ko-KR': '이미 신고했어요. 호집에서 확인하고 있어요',
    },
  },
  tooMany: {
    code: '42901',
    text: {
      'zh-CN': '今天的举报有点多，请明天再来，急事请找官方客服',
      'en-US': 'That is a lot of reports for one day. Please come back tomorrow, or contact customer service',
      'ko-KR': '오늘은 더 신고할 수 없어요. 내일 다시 신고하시거나 고객센터로 문의해 주세요',
    },
  },
  reportGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条举报',
      'en-US': 'This report was not found',
      'ko-KR': '이 신고를 찾을 수 없어요',
    },
  },
  decidedAlready: {
    code: '40009',
    text: {
      'zh-CN': '这条举报已经处理过了',
      'en-US': 'This report has been decided already',
      'ko-KR': '이미 처리한 신고예요',
    },
  },
  noSuchMeasure: {
    code: '40009',
    text: {
      'zh-CN': '这样处理不了：已经下架、移除或删除，或这类内容不能移除。请改选“只记录”',
      'en-US':
        'This cannot be done: it is taken down, removed or deleted already, or is nothing that can be removed. Only record the report',
      'ko-KR':
        '이렇게는 처리할 수 없어요. 이미 내렸거나 숨겼거나 삭제됐거나, 숨길 수 없는 내용이에요. ‘기록만’을 골라 주세요',
    },
  },
  toldMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请写下告诉对方的理由',
      'en-US': 'Write the reason that they are told',
      'ko-KR': '상대에게 알릴 사유를 적어 주세요',
    },
  },
  measureGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条处理',
      'en-US': 'This decision was not found',
      'ko-KR': '이 처리 내역을 찾을 수 없어요',
    },
  },
  answeredAlready: {
    code: '40009',
    text: {
      'zh-CN': '已经申诉过，或处理已经解除',
      'en-US': 'It has been answered already, or was lifted',
      'ko-KR': '이미 소명했거나 처리가 해제되었어요',
    },
  },
})
