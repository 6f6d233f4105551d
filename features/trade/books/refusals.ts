import { defineRefusals } from '@hojip/platform/refusal'

export const booksRefusals = defineRefusals('books', {
  issueGone: {
    code: '40004',
    text: {
      'zh-CN': '这一项已经不在列表里了',
      'en-US': 'This issue is no longer in the list',
      'ko-KR': '이 항목은 이제 목록에 없어요',
    },
  },
  notThisWay: {
    code: '40009',
    text: {
      'zh-CN': '这一项不能这样处理',
      'en-US': 'This issue cannot be repaired that way',
      'ko-KR': '이 항목은 그렇게 처리할 수 없어요',
    },
  },
  noteMissing: {
    code: '40001',
    text: {
      'zh-CN': '请写下处理说明',
      'en-US': 'Please write down how it was dealt with',
      'ko-KR': '어떻게 처리했는지 적어 주세요',
    },
  },
  notYet: {
    code: '40009',
    text: {
      'zh-CN': '只能核对今天以前 90 天内的账单',
      'en-US': 'Only the 90 days before today can be compared',
      'ko-KR': '오늘 이전 90일 안의 날짜만 대조할 수 있어요',
    },
  },
  gatewaySilent: {
    code: '50301',
    text: {
      'zh-CN': '支付渠道没有响应，请稍后再试',
      'en-US': 'The payment provider is not responding. Try again shortly',
      'ko-KR': '결제사가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요',
    },
  },
  tooLong: {
    code: '40001',
    text: {
      'zh-CN': '起止日期要按先后填写，最多一年',
      'en-US': 'Choose a start and an end in this order, at most one year apart',
      'ko-KR': '시작일과 종료일을 순서대로, 최대 1년까지 골라 주세요',
    },
  },
})
