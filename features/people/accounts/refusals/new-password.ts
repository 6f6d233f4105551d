import { namesFields } from '@hojip/platform/refusal'

/** Why a password may not be set. */
export const newPasswordRefusals = {
  passwordShort: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '密码至少 8 个字符',
      'en-US': 'Use at least 8 characters',
      'ko-KR': '비밀번호는 8자 이상으로 정해 주세요',
    },
  },
  passwordShortForStaff: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '店铺员工和商城运营的密码至少 12 个字符',
      'en-US': 'Passwords of staff and operators have at least 12 characters',
      'ko-KR': '가게 직원과 운영자의 비밀번호는 12자 이상으로 정해 주세요',
    },
  },
  passwordLong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '密码最多 128 个字符',
      'en-US': 'Use at most 128 characters',
      'ko-KR': '비밀번호는 128자까지 쓸 수 있어요',
    },
  },
  passwordCommon: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '这个密码太常见，容易被猜到，请换一个',
      'en-US': 'This password is too common and easy to guess. Choose another',
      'ko-KR': '너무 흔해서 쉽게 알아낼 수 있는 비밀번호예요. 다른 것으로 정해 주세요',
    },
  },
  passwordPersonal: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '密码里不要用手机号、账号名或商城的名字',
      'en-US': 'Leave your phone number, your account name and the name of the mall out of your password',
      'ko-KR': '휴대폰 번호, 계정 이름, 쇼핑몰 이름은 비밀번호에 넣지 말아 주세요',
    },
  },
} as const
