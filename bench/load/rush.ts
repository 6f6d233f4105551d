import { pick, chances } from '../mall/chance.ts'
import type { Shopper } from './caller.ts'
import { buy } from './checkouts.ts'
import { startStopwatch, type Figures } from './figures.ts'

export interface RushLoad {
  skuIds: readonly string[]
  ms: number
  /** How many shoppers buy concurrently. */
  shoppers: number
}

export interface Rushed {
  /** Of the calls of the checkouts. */
  calls: Figures
  bought: number
  failed: number
  /** Why the first one failed. */
  why?: string
}

/** Shoppers buy one thing after another, whatever else the mall is asked, and begin anew when something fails. */
export async function loadRush(
  shoppers: readonly Shopper[],
  { skuIds, ms, shoppers: count }: RushLoad,
): Promise<Rushed> {
  const stopwatch = startStopwatch()
  const until = performance.now() + ms
  const rushed = { bought: 0, failed: 0 } as Omit<Rushed, 'calls'>
  await Promise.all(
    shoppers.slice(0, count).map(async (shopper, i) => {
      const chance = chances(7_000 + i)
      const timed: Shopper = {
        ...shopper,
        call: async <T>(path: string, body?: object) => {
          const startedAt = performance.now()
          const answer = await shopper.call<T>(path, body)
          stopwatch.note(startedAt)
          return answer
        },
      }
      while (performance.now() < until) {
        try {
          await buy(timed, pick(skuIds, chance()))
          rushed.bought += 1
        } catch (error) {
          rushed.failed += 1
          rushed.why ??= String(error)
        }
      }
    }),
  )
  return { ...rushed, calls: stopwatch.figures() }
}
