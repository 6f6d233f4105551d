import { defineTexts } from '@hojip/platform/page'

export const removedTexts = defineTexts({
  'zh-CN': { object: '有异议，找官方客服' },
  'en-US': { object: 'Contact customer service' },
  'ko-KR': { object: '고객센터에 문의' },
})
