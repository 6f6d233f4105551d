import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

/** What the mall did after a report, what the shop answered, and what became of it. */
export const measure = z.object({
  pkId: s.id,
  kind: z.enum(['warn', 'takeDown']),
  /** Whether it concerns a shop, which may answer. A shopper gets a notice. */
  isOfShop: z.boolean(),
  /** The message to the shop, or to the author of the words. */
  told: z.string(),
  gmtCreate: s.time,
  /** Null until the shop has answered, which it may once. */
  answer: z.string().nullable(),
  files: z.array(z.string()),
  answerTime: s.time.nullable(),
  outcome: z.enum(['lifted', 'stands']).nullable(),
  /** What the operator wrote with the outcome. */
  outcomeWords: z.string(),
  /** Whether what was taken down is back: false when it was written anew meanwhile; null until it is lifted. */
  isBack: z.boolean().nullable(),
})

/** As the shop sees it, which does not learn who reported. */
export const shopMeasure = measure.extend({
  targetType: z.enum(['goods', 'shop', 'comment', 'question', 'answer', 'chat']),
  targetId: s.id,
  targetName: z.string(),
})
