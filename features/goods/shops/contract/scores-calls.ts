import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const scoreKind = z.enum(['goods', 'shipping', 'service'])
export type ScoreKind = z.output<typeof scoreKind>

/** What a score is the mean of. */
const scoreTerm = z.object({
  name: z.string(),
  /** What was counted, such as "4.71 ★", "98.2%" or "3 min", in the caller's language. */
  value: z.string(),
  /** How many comments, orders or answers it comes from. */
  count: z.int(),
  /** From 1 to 5, such as "4.93"; null with too few to count, which the score then leaves out. */
  points: z.string().nullable(),
})

const shopScores = z.object({
  scores: z.array(
    z.object({
      kind: scoreKind,
      name: z.string(),
      /** From 1 to 5, such as "4.83"; null when no term counts. */
      score: z.string().nullable(),
      /** The mean of all shops with such a score; null for fewer than three. */
      mean: z.string().nullable(),
      terms: z.array(scoreTerm),
    }),
  ),
  /** How the scores are computed, sentence by sentence, in the caller's language. */
  rules: z.array(z.string()),
  /** In epoch ms; null before the first time. */
  computedAt: z.int().nullable(),
})
export type ShopScoresShown = z.output<typeof shopScores>

export const scoresCalls = {
  'GET /bizShop/queryShopScores': call({
    summary:
      'A shop’s scores of goods, shipping and service, what each is made of, and the mean of all shops',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ shopId: s.id }),
    output: shopScores,
  }),
  'GET /bizConsole/queryOwnScores': call({
    summary: 'The same for the caller’s shop',
    auth: 'staff',
    owner: 'shop',
    right: 'figures.read',
    rate: 'read',
    cache: 'none',
    input: z.object({}),
    output: shopScores,
  }),
}

s.nameShapes({ ScoreTerm: scoreTerm, ShopScores: shopScores })
