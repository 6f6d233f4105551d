import { policy } from '@hojip/policy'
import type { productTexts } from './texts.ts'

const dayMs = 24 * 3_600_000

/** What every product of the mall comes with: deadlines and rights that its own code keeps. */
export function mallPromises(texts: (typeof productTexts)['zh-CN']): string[] {
  return [texts.shipsSoon, texts.faulty(Math.round(policy.faultWindowMs / dayMs)), texts.tracking]
}
