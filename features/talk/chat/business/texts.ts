import { defineTexts, useTexts, useViewer } from '@hojip/platform/page'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN } from './texts.zh-CN.ts'

export const answeringTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })

/** The texts for who answers: staff read about their own shop, operators about all shops. */
export function useOwnTexts() {
  const t = useTexts(answeringTexts)
  return useViewer()?.roleName === 'operator' ? { ...t, ...t.ofMall } : t
}
