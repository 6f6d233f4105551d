import { defineTexts } from '@hojip/platform/page'

export const buttonTexts = defineTexts({
  'zh-CN': { report: '举报' },
  'en-US': { report: 'Report' },
  'ko-KR': { report: '신고' },
})
