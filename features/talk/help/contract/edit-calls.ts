import { call, shapes as s, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { helpRefusals as r } from '../refusals.ts'
import { helpDocument, topic } from './document.ts'
import { editedHelp, helpVersion } from './edited.ts'

const counter = z.int().min(0).max(1_000_000)

export const editCalls = {
  'POST /sysConsole/queryHelp': call({
    summary: 'The help articles and agreements, each with its last change',
    ...mallRead,
    input: z.object({}),
    output: s.listOf(
      z.object({
        topic,
        group: z.string(),
        title: z.string(),
        last: helpVersion.nullable(),
        /** The last version is announced, and not in force yet. */
        isAnnounced: z.boolean(),
      }),
    ),
  }),
  'POST /sysConsole/findHelp': call({
    summary: 'The newest text of a help article, to edit it',
    ...mallRead,
    input: z.object({ topic }),
    output: editedHelp,
  }),
  'POST /sysConsole/queryHelpVersions': call({
    summary:
      'The versions of a help article with their texts, newest first; 0, which comes with the mall, is last',
    ...mallRead,
    input: z.object({ topic, ...s.pageInput }),
    output: s.pageOf(
      helpVersion.extend({
        gmtCreate: s.time.nullable(),
        inForceTime: s.time.nullable(),
        document: helpDocument,
      }),
    ),
  }),
  'POST /sysConsole/publishHelp': call({
    summary:
      'Publishes a text as the next version, when the given one is still the newest: an article at once, an agreement from a day on that is announced',
    ...mallWrite,
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
    output: editedHelp,
    refusals: [r.changed, r.notReady, r.noticeTooShort, r.nothingChanged],
  }),
}
