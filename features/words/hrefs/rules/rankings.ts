import { formatSearch } from '@hojip/platform/href'

type RankingSearch = {
  /** What products are ranked by, such as `score`; best sellers when left out. */
  type?: string | undefined
  /** The period's length. */
  days?: number | undefined
  /** A first-level category; the whole mall when left out. */
  category?: string | undefined
  /** All places instead of the first ten. */
  all?: boolean | undefined
}

export function rankingsHref({ type, days, category, all }: RankingSearch = {}): string {
  return `/chartsGoods${formatSearch({ type, days, category, all: all ? 1 : undefined })}`
}
