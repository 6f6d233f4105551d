import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const rankingKind = z.enum(['sales', 'score', 'again', 'new', 'favorite', 'drop'])
export type RankingKind = z.output<typeof rankingKind>

/** Days; a number in JSON, digits in a form. */
const rankingDays = z.coerce.number().pipe(z.union([z.literal(7), z.literal(30)]))
export type RankingDays = z.output<typeof rankingDays>

const rankedProduct = productSummary.extend({
  rank: z.int(),
  /** The place an hour before; null when it was not among the places, or when there was no ranking. */
  previousRank: z.int().nullable(),
  /** Such as "Best sellers of 30 days, place 1". */
  rankText: z.string(),
  /** What it is ranked by, as text, such as "1,063.5". The `score` of a card is the mean of its stars. */
  rankScore: z.string(),
  /** What the score is made of, in the order of the formula. */
  terms: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The terms as one line, such as "886 + 185.5 − 8". */
  termsText: z.string(),
  /** The score as a share of the first place's, from 0 to 1. */
  share: z.number(),
})
export type RankedProduct = z.output<typeof rankedProduct>

export const rankingsCalls = {
  'POST /bizGoods/queryRanking': call({
    summary: 'A ranking of products: its places, the formula, and what each score is made of',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      ...s.pageInput,
      rankType: rankingKind.default('sales'),
      category1Id: s.id.optional(),
      days: rankingDays.default(30),
    }),
    output: s.pageOf(rankedProduct).extend({
      rankType: rankingKind,
      days: z.int(),
      /** `ever`: best sellers of all time, as too few products were sold in the last 30 days. */
      basis: z.enum(['period', 'ever']),
      /** How the score is computed, and what does not count, in the caller's language. */
      formula: z.string(),
      rules: z.array(z.string()),
      /** When the places were computed, in epoch ms; null before the first time. */
      computedAt: z.int().nullable(),
      /** Whether there were places an hour before, to compare with. */
      hasPrevious: z.boolean(),
      /** Products with a score, and how many there have to be; with fewer, the list is empty. */
      counted: z.int(),
      fewest: z.int(),
      /** First-level categories with products that have a score. */
      categories: z.array(
        z.object({ categoryId: s.id, name: z.string(), counted: z.int(), isRanked: z.boolean() }),
      ),
    }),
  }),
}
export type RankingsCalls = typeof rankingsCalls

s.nameShapes({ RankedGoods: rankedProduct })
