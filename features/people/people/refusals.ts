import { defineRefusals } from '@hojip/platform/refusal'

export const peopleRefusals = defineRefusals('people', {
  personGone: {
    code: '40004',
    text: {
      'zh-CN': '没有这个用户，或者已经注销',
      'en-US': 'There is no such person, or the account was closed',
      'ko-KR': '없는 회원이거나 이미 탈퇴한 회원이에요',
    },
  },
  noPhone: {
    code: '40004',
    text: {
      'zh-CN': '这个账号没有手机号',
      'en-US': 'This account has no phone number',
      'ko-KR': '휴대폰 번호가 없는 계정이에요',
    },
  },
  /** Another operator was faster. */
  changed: {
    code: '40009',
    text: {
      'zh-CN': '这个账号的状态刚刚变了，请看一下再操作',
      'en-US': 'This account has just changed. Look at it again first',
      'ko-KR': '계정 상태가 방금 바뀌었어요. 다시 확인해 주세요',
    },
  },
  operatorStays: {
    code: '40003',
    text: {
      'zh-CN': '运营同事的账号不能在这里停用',
      'en-US': 'Accounts of operators cannot be stopped here',
      'ko-KR': '운영자 계정은 여기서 정지할 수 없어요',
    },
  },
})
