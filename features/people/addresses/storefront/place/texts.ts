import { defineTexts } from '@hojip/platform/page'

export const placeTexts = defineTexts({
  'zh-CN': { notToYou: '送不到你的地址' },
  'en-US': { notToYou: 'Not delivered to you' },
  'ko-KR': { notToYou: '내 배송지로 배송 불가' },
})
