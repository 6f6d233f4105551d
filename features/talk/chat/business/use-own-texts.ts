import { useTexts, useViewer } from '@hojip/platform/page'
import { answeringTexts } from './texts.ts'

/** The texts for who answers: staff read about their own shop, operators about all shops. */
export function useOwnTexts() {
  const t = useTexts(answeringTexts)
  return useViewer()?.roleName === 'operator' ? { ...t, ...t.ofMall } : t
}
