import { formatSearch } from '@hojip/platform/href'

/** A street of places; with `place`, all products of one of its stops. */
export function streetHref({ street, place }: { street?: string; place?: string } = {}): string {
  return `/koreaShop${formatSearch({ street, place })}`
}

type ImportedSearch = {
  country?: string | undefined
  way?: string | undefined
  category?: string | undefined
  /** A number on a pack, whose papers are shown. */
  batch?: string | undefined
  page?: number | undefined
}

export function importedHref({ country, way, category, batch, page }: ImportedSearch = {}): string {
  const later = page !== undefined && page > 1 ? page : undefined
  return `/importedGoods${formatSearch({ country, way, category, batch, page: later })}`
}

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
