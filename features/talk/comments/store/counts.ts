import type { Db } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import { theRow } from '@hojip/platform/db'

type CommentFilter = 'all' | 'good' | 'normal' | 'bad' | 'pic' | 'append'

/** Which comments on a product are counted. */
export interface CountedBy {
  filter: CommentFilter
  tag?: string | undefined
  skuId?: string | undefined
}

/** The filters of `read.ts`, over the counters in the database (`comment_tally`). */
const tallied: Record<CommentFilter, RawBuilder<unknown>> = {
  all: sql`sum(n)`,
  good: sql`sum(n) filter (where score >= 4)`,
  normal: sql`sum(n) filter (where score = 3)`,
  bad: sql`sum(n) filter (where score <= 2)`,
  pic: sql`sum(pic)`,
  append: sql`sum(append)`,
}

function talliedOf(goodsId: string, skuId?: string) {
  return sql`goods_id = ${goodsId} ${skuId ? sql`and sku_id = ${skuId}` : sql``}`
}

/** The number of comments that pass a filter or have a tag; nothing counts those of which both are true. */
export async function talliedCount(
  db: Db,
  goodsId: string,
  { filter, tag, skuId }: CountedBy,
): Promise<number> {
  const of = talliedOf(goodsId, skuId)
  const [figure, from] = tag
    ? [sql`sum(n)`, sql`comment_tag_tally where ${of} and tag = ${tag}`]
    : [tallied[filter], sql`comment_tally where ${of}`]
  const { rows } = await sql<{ n: number }>`select coalesce(${figure}, 0)::int as n from ${from}`.execute(db)
  return theRow(rows).n
}

export interface CommentCounts {
  /** All comments, including those without stars. */
  count: number
  /** Counts of one to five stars. */
  stars: number[]
  pic: number
  append: number
  /** The commented SKUs, the most commented first. */
  skus: { skuId: string; count: number }[]
  /** What at least two comments are about, the most frequent first. */
  tags: { tag: string; count: number }[]
}

interface Counted {
  /** Null in a row about comments, which has all other fields. */
  tag: string | null
  score: number | null
  skuId: string | null
  n: number
  pic: number
  append: number
}

function countsIn(rows: readonly Counted[]): Omit<CommentCounts, 'tags'> {
  const sumOf = (figure: 'n' | 'pic' | 'append', of = rows) => of.reduce((sum, row) => sum + row[figure], 0)
  const stars = [1, 2, 3, 4, 5].map((score) =>
    sumOf(
      'n',
      rows.filter((row) => row.score === score),
    ),
  )
  const skus = [...Map.groupBy(rows, (row) => row.skuId)]
    .flatMap(([id, of]) => (id === null ? [] : [{ skuId: id, count: sumOf('n', of) }]))
    .toSorted((a, b) => b.count - a.count || (a.skuId < b.skuId ? -1 : 1))
  return { count: sumOf('n'), stars, pic: sumOf('pic'), append: sumOf('append'), skus }
}

/** @param skuId counts only the comments on this SKU */
export async function countsOf(db: Db, goodsId: string, skuId?: string): Promise<CommentCounts> {
  const of = talliedOf(goodsId, skuId)
  const { rows } = await sql<Counted>`
    select null as tag, score, sku_id as "skuId", sum(n)::int as n, sum(pic)::int as pic, sum(append)::int as append
    from comment_tally where ${of} group by score, sku_id having sum(n) <> 0
    union all
    select tag, null, null, sum(n)::int, 0, 0 from comment_tag_tally where ${of} group by tag having sum(n) > 1
    order by n desc, tag`.execute(db)
  const tags = rows.flatMap(({ tag, n }) => (tag === null ? [] : [{ tag, count: n }]))
  return { ...countsIn(rows.filter(({ tag }) => tag === null)), tags }
}
