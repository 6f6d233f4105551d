import { defineRefusals, namesFields } from '@hojip/platform/refusal'

export const addressesRefusals = defineRefusals('addresses', {
  phoneInvalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请输入手机号码',
      'en-US': 'Enter a phone number',
      'ko-KR': '휴대폰 번호를 입력해 주세요',
    },
  },
  postcodeInvalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请输入 5 位数字的韩国邮政编码',
      'en-US': 'Enter a Korean postcode of 5 digits',
      'ko-KR': '우편번호 5자리를 입력해 주세요',
    },
  },
  addressGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个地址',
      'en-US': 'This address was not found',
      'ko-KR': '이 주소를 찾을 수 없어요',
    },
  },
  tooManyAddresses: {
    code: '40009',
    text: {
      'zh-CN': '最多保存 {max} 个地址，请先删除一个',
      'en-US': 'You can keep {max} addresses. Delete one first',
      'ko-KR': '주소는 {max}개까지 저장할 수 있어요. 하나를 먼저 지워 주세요',
    },
  },
})

/** An address as it was written. */
export type AddressReason = 'addresses/placeUnknown' | 'addresses/phoneInvalid' | 'addresses/postcodeInvalid'
