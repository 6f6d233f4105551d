import { call, shapes as s, type OutputOf } from '@hojip/platform/http'
import { z } from 'zod'
import { helpRefusals as r } from '../refusals.ts'
import { helpDocument, topic } from './document.ts'

const ours = { auth: 'operator', owner: 'mall', cache: 'none' } as const
const counter = z.int().min(0).max(1_000_000)

const version = z.object({
  version: z.int(),
  note: z.string(),
  authorName: z.string(),
  gmtCreate: s.time,
  inForceTime: s.time,
})

const edited = z.object({
  topic,
  /** The newest text, with placeholders for periods: in force, or announced. */
  document: helpDocument,
  /** The newest version; null while the text that comes with the mall is the only one. */
  last: version.nullable(),
  /** The version in force; 0 for the text that comes with the mall. */
  current: z.int(),
  /** Of an agreement the first and the last day on which a change may be in force; otherwise absent: at once. */
  notice: z.object({ first: z.string(), last: z.string() }).optional(),
  /** What may stand in place of a period, with its number. */
  periods: z.array(z.object({ name: z.string(), value: z.int() })),
  /** What may stand in place of a list of categories. */
  kinds: z.array(z.string()),
})

export const editCalls = {
  'POST /sysConsole/queryHelp': call({
    summary: 'The help articles and agreements, each with its last change',
    ...ours,
    rate: 'read',
    input: z.object({}),
    output: s.listOf(
      z.object({
        topic,
        group: z.string(),
        title: z.string(),
        last: version.nullable(),
        /** The last version is announced, and not in force yet. */
        isAnnounced: z.boolean(),
      }),
    ),
  }),
  'POST /sysConsole/findHelp': call({
    summary: 'The newest text of a help article, to edit it',
    ...ours,
    rate: 'read',
    input: z.object({ topic }),
    output: edited,
  }),
  'POST /sysConsole/queryHelpVersions': call({
    summary:
      'The versions of a help article with their texts, newest first; 0, which comes with the mall, is last',
    ...ours,
    rate: 'read',
    input: z.object({ topic, pageNum: s.pageInput.pageNum, pageSize: s.pageInput.pageSize }),
    output: s.pageOf(
      version.extend({
        gmtCreate: s.time.nullable(),
        inForceTime: s.time.nullable(),
        document: helpDocument,
      }),
    ),
  }),
  'POST /sysConsole/publishHelp': call({
    summary:
      'Publishes a text as the next version, when the given one is still the newest: an article at once, an agreement from a day on that is announced',
    ...ours,
    rate: 'write',
    input: z.object({
      topic,
      document: helpDocument,
      base: counter,
      note: s.words(0, 200).default(''),
      /** Of a changed agreement; an agreement that is in force already comes back at once. */
      inForceOn: z.iso
        .date()
        .regex(/^2\d{3}/)
        .optional(),
    }),
    output: edited,
    refusals: [r.changed, r.notReady, r.noticeTooShort, r.nothingChanged],
  }),
}
export type EditedHelp = OutputOf<(typeof editCalls)['POST /sysConsole/findHelp']>

s.nameShapes({ EditedHelp: edited, HelpVersion: version })
