import type { Db } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { RankingDays, RankingKind } from '../../contract/rankings-calls.ts'
import type { StoredTerms } from '../../rules/rankings/terms.ts'

export interface PlaceRow {
  rank: number
  goodsId: string
  score: number
  terms: StoredTerms
  previousRank: number | null
}

export interface ListRow {
  /** Null for the whole mall. */
  categoryId: string | null
  counted: number
  computedAt: Date
  hasPrevious: boolean
}

const placesStatement = statement(
  (kind: RankingKind, days: RankingDays, categoryId: string | null) => sql<PlaceRow>`
    select rank, goods_id as "goodsId", score, terms, previous_rank as "previousRank" from ranking_place
    where kind = ${kind} and days = ${days} and category1_id = ${categoryId} order by rank`,
)
const mallPlaces = statement(
  (kind: RankingKind, days: RankingDays) => sql<PlaceRow>`
    select rank, goods_id as "goodsId", score, terms, previous_rank as "previousRank" from ranking_place
    where kind = ${kind} and days = ${days} and category1_id is null order by rank`,
)
const listsStatement = statement(
  (kind: RankingKind, days: RankingDays) => sql<ListRow>`
    select category1_id as "categoryId", counted, computed_at as "computedAt", previous_hour is not null as "hasPrevious"
    from ranking_list where kind = ${kind} and days = ${days}`,
)

/** The places of a ranking, the first one first; of the whole mall when `categoryId` is undefined. */
export function placesOf(
  db: Db,
  kind: RankingKind,
  days: RankingDays,
  categoryId: string | undefined,
): Promise<PlaceRow[]> {
  return categoryId === undefined ? mallPlaces(db, kind, days) : placesStatement(db, kind, days, categoryId)
}

/** The rankings of a kind and period, for the mall and for each category that has products with a score. */
export function listsOf(db: Db, kind: RankingKind, days: RankingDays): Promise<ListRow[]> {
  return listsStatement(db, kind, days)
}
