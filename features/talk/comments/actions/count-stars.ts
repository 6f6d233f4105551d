import { countComments } from '@hojip/catalog'
import type { Tx } from '@hojip/db'

interface Counted {
  goodsId: string
  /** Null for comments without stars, which count as comments alone. */
  score: number | null
}

/** Adds comments with their stars to the counters of their products, or takes them out. */
export async function countStars(tx: Tx, comments: readonly Counted[], by: 1 | -1): Promise<void> {
  await countComments(
    tx,
    comments.map(({ goodsId, score }) => {
      const rated = score === null ? 0 : by
      return { goodsId, count: by, ratedCount: rated, scoreSum: rated * (score ?? 0) }
    }),
  )
}
