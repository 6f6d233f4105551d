import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { helpRefusals } from './refusals.ts'

const topic = z.enum([
  'registration',
  'orderTime',
  'payment',
  'deliveryFee',
  'genuine',
  'returns',
  'onboarding',
  'agreement',
  'privacy',
  'guide',
  'faq',
  'aboutMall',
])
/** An article has two ids: `id` in production, `testId` where the mall runs on a port. */
const entry = z.object({
  id: z.string(),
  testId: z.string(),
  topic,
  title: z.string(),
  /** The article's first sentence, or the excerpt that a search found. */
  lead: z.string(),
})

export const helpCalls = {
  'GET /sysHelp/findTree': call({
    summary: 'The help articles by group; with `text` those that contain it',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({ text: s.words(0, 50).optional() }),
    output: z.object({
      list: z.array(
        z.object({
          key: z.enum(['shopping', 'delivery', 'afterSales', 'shops', 'about']),
          name: z.string(),
          articles: z.array(entry),
        }),
      ),
    }),
  }),
  'GET /sysHelp/findById/{id}': call({
    summary: 'One help article, by either of its ids',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ id: s.words(1, 20) }),
    output: entry.extend({
      sections: z.array(
        z.object({
          heading: z.string(),
          paragraphs: z.array(z.string()),
          points: z.array(z.string()),
        }),
      ),
    }),
    refusals: [helpRefusals.notFound],
  }),
}
export type HelpCalls = typeof helpCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends HelpCalls {}
}
