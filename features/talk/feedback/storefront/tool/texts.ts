import { defineTexts } from '@hojip/platform/page'

export const toolTexts = defineTexts({
  'zh-CN': { tool: '反馈' },
  'en-US': { tool: 'Feedback' },
  'ko-KR': { tool: '의견' },
})
