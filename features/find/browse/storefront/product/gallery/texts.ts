import { defineTexts } from '@hojip/platform/page'

export const zoomTexts = defineTexts({
  'zh-CN': { previous: '上一张', next: '下一张' },
  'en-US': { previous: 'Previous picture', next: 'Next picture' },
  'ko-KR': { previous: '이전 사진', next: '다음 사진' },
})
