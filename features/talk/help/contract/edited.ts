import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { helpDocument, topic } from './document.ts'

export const helpVersion = z.object({
  version: z.int(),
  note: z.string(),
  authorName: z.string(),
  gmtCreate: s.time,
  inForceTime: s.time,
})

export const editedHelp = z.object({
  topic,
  /** The newest text, with placeholders for periods: in force, or announced. */
  document: helpDocument,
  /** The newest version; null while the text that comes with the mall is the only one. */
  last: helpVersion.nullable(),
  /** The version in force; 0 for the text that comes with the mall. */
  current: z.int(),
  /** Of an agreement the first and the last day on which a change may be in force; otherwise absent: at once. */
  notice: z.object({ first: z.string(), last: z.string() }).optional(),
  /** What may be written in place of a period, with its number. */
  periods: z.array(z.object({ name: z.string(), value: z.int() })),
  /** What may be written in place of a list of categories. */
  kinds: z.array(z.string()),
})
export type EditedHelp = z.output<typeof editedHelp>

s.nameShapes({ EditedHelp: editedHelp, HelpVersion: helpVersion })
