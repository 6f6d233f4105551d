import { faultWindowDays } from '@hojip/policy/fault-window'
import type { productTexts } from './texts.ts'

/** What every product of the mall comes with: deadlines and rights that its own code keeps. */
export function mallPromises(texts: (typeof productTexts)['zh-CN']): string[] {
  return [texts.shipsSoon, texts.faulty(faultWindowDays), texts.tracking]
}
