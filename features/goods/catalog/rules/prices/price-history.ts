import type { Fen } from '@hojip/platform/money'

export const dayMs = 86_400_000

/** For how long a price counts as a former one. The triggers of `price_log` have the same number. */
export const formerPriceDays = 30

/** From this moment until the next step, this was asked; null: it was not for sale. */
export interface PriceStep {
  atMs: number
  priceFen: Fen | null
}

/**
 * The steps that a period consists of, the first of which begins no earlier than `fromMs`. Of several rows at one moment
 * the last counts; a row that repeats the price is no step.
 */
export function stepsFrom(log: readonly PriceStep[], fromMs: number): PriceStep[] {
  const steps: PriceStep[] = []
  for (const row of log) {
    const atMs = Math.max(row.atMs, fromMs)
    if (steps.at(-1)?.atMs === atMs) steps.pop()
    if (steps.length > 0 && steps.at(-1)?.priceFen === row.priceFen) continue
    steps.push({ atMs, priceFen: row.priceFen })
  }
  return steps[0]?.priceFen === null ? steps.slice(1) : steps
}

/** The lowest price that was asked at any time since; undefined when none was. */
export function lowestSince(steps: readonly PriceStep[], sinceMs: number): Fen | undefined {
  const asked = steps.flatMap(({ priceFen }, i) => {
    const isOver = (steps[i + 1]?.atMs ?? Infinity) <= sinceMs
    return priceFen === null || isOver ? [] : [priceFen]
  })
  return asked.length > 0 ? Math.min(...asked) : undefined
}
