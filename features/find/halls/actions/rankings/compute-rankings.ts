import { priceDrops } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { RankingDays, RankingKind } from '../../contract/rankings-calls.ts'
import { hourOf } from '../../rules/rankings/bounds.ts'
import { longestPeriod, rankingPeriods } from '../../rules/rankings/kinds.ts'
import { areTooFewSold, lockRankings, replaceRanking, type Drop } from '../../store/rankings/compute.ts'

const computedKinds: readonly RankingKind[] = ['sales', 'score', 'again', 'new', 'favorite', 'drop']

/** Reduced products that are compared: far more than have places. */
const mostDrops = 10_000

/**
 * Computes all rankings, once an hour: in an hour that has its rankings already, also of another process, it changes
 * nothing, so that the places to compare with stay those of the hour before.
 * @returns whether they were computed
 */
export async function computeRankings({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<boolean> {
  const nowMs = clock.nowMs()
  const hour = new Date(hourOf(nowMs))
  const periods: { days: RankingDays; drops: readonly Drop[] }[] = []
  for (const days of rankingPeriods)
    periods.push({ days, drops: await priceDrops(db, { days, limit: mostDrops }) })
  return inTransaction(db, async (tx) => {
    const newest = await lockRankings(tx)
    if (newest && newest >= hour) return false
    const at = { nowMs, hour, drops: [], soldEver: false }
    const soldEver = await areTooFewSold(tx, { ...at, kind: 'sales', days: longestPeriod })
    for (const kind of computedKinds)
      for (const period of periods) await replaceRanking(tx, { ...at, ...period, kind, soldEver })
    return true
  })
}
