import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

export const synonymContent = { field: z.string(), words: z.array(z.string()), isOn: z.boolean() }
export const synonymGroup = z.object({
  ...synonymContent,
  pkId: s.id,
  /** Rises with each change; a change names the version that it was made from. */
  version: z.int(),
  gmtModified: s.time,
})
export type SynonymGroup = z.output<typeof synonymGroup>

export const stopped = z.object({
  /** Rises with each change; a change names the version that it was made from. */
  version: z.int(),
  words: z.array(z.string()),
  /** Null: the mall began with this list. */
  lastChange: z.object({ operatorName: z.string(), gmtCreate: s.time }).nullable(),
})
export type StoppedWords = z.output<typeof stopped>

s.nameShapes({ SynonymGroup: synonymGroup, StoppedWords: stopped })
