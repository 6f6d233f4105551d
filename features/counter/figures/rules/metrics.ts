import type { Figures } from '../contract.ts'

/** What the chart can show. */
export const metrics = ['sales', 'orders', 'visitors', 'conversion', 'refunded', 'answerSeconds'] as const
export type Metric = (typeof metrics)[number]

/**
 * A figure as a number: yuan, a count, a share from 0 to 1, or seconds; null where there is nothing to divide by. Who
 * buys from the cart did not need to look at the product that day: with more buyers than visitors a share has no meaning.
 */
export function valueOf(figures: Figures, metric: Metric): number | null {
  if (metric === 'conversion') {
    const { buyers, visitors } = figures
    return visitors === 0 || buyers > visitors ? null : buyers / visitors
  }
  const value = figures[metric]
  return value === null ? null : Number(value)
}

/** More of these is worse. */
const isCost: readonly Metric[] = ['answerSeconds', 'refunded']

export interface Change {
  /** Of the earlier value: 0.1 is ten percent more. */
  share: number
  isGood: boolean
}

/** How a value compares with an earlier one; undefined when there is nothing to compare with. */
export function changeOf(metric: Metric, now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null || before === 0) return undefined
  const share = (now - before) / before
  return { share, isGood: isCost.includes(metric) ? share <= 0 : share >= 0 }
}
