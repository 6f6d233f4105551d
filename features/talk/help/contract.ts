import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { topic } from './contract/document.ts'
import { editCalls } from './contract/edit-calls.ts'
import { helpRefusals } from './refusals.ts'

/** An article has two ids: `id` in production, `testId` where the mall runs on a port. */
const entry = z.object({
  id: z.string(),
  testId: z.string(),
  topic,
  title: z.string(),
  /** The article's first sentence, or the excerpt that a search found. */
  lead: z.string(),
})

/** A version and since or from when it is in force; null for the text that came with the mall, version 0. */
const dated = z.object({ version: z.int(), inForceTime: s.time.nullable() })

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
    summary: 'One help article, by either of its ids; of an agreement also an earlier or announced version',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      id: s.words(1, 20),
      version: z.coerce.number().int().min(0).max(1_000_000).optional(),
    }),
    output: entry.extend({
      ...dated.shape,
      sections: z.array(
        z.object({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) }),
      ),
      /** The version in force. */
      current: z.int(),
      /** The version that will be in force next. */
      announced: dated.extend({ inForceTime: s.time }).nullable(),
      /** Of an agreement, those that are, were or will be in force, newest first; else empty. */
      versions: z.array(dated),
    }),
    refusals: [helpRefusals.notFound],
  }),
  'GET /sysAgreement/findByType': call({
    summary:
      'An agreement in force as plain text; `sysHelp/findById` has it in sections, with its other versions',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ type: z.enum(['user', 'privacy']) }),
    output: z.object({
      title: z.string(),
      /** Headings, paragraphs and points, each on a line. */
      content: z.string(),
      version: z.int(),
      /** Null for the text that came with the mall. */
      effectiveTime: s.time.nullable(),
    }),
    refusals: [helpRefusals.notFound],
  }),
  ...editCalls,
}
export type HelpCalls = typeof helpCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends HelpCalls {}
}

s.nameShapes({ HelpEntry: entry, HelpDate: dated })
