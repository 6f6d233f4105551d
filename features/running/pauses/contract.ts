import { call, shapes as s, type OutputOf, mallRead, mallWrite } from '@hojip/platform/http'
import { channelNames } from '@hojip/policy/contract/channels'
import { z } from 'zod'
import { pauseKinds } from './contract/kinds.ts'
import { pausesRefusals as r } from './refusals.ts'

const part = {
  kind: z.enum(pauseKinds),
  /** A queue, or a channel of payments. */
  name: z.string().regex(/^[\w./-]{1,120}$/),
}
const modeName = z.enum(['open', 'readOnly', 'closed'])
/** What shoppers are told besides the mall's own sentence, by language; left out or empty, nothing. */
const messages = z.object({
  'zh-CN': s.words(0, 120).optional(),
  'en-US': s.words(0, 120).optional(),
  'ko-KR': s.words(0, 120).optional(),
})

const pause = z.object({
  ...part,
  reason: z.string(),
  /** An operator's name, or user@machine of who ran the command. */
  pausedBy: z.string(),
  gmtCreate: s.time,
  /** Jobs that are due and wait, at most 1,000; null for what has no jobs. */
  waiting: z.int().min(0).nullable(),
})

const mode = z.object({
  name: modeName,
  /** When it is expected to end; it does not end by itself. */
  until: s.time.nullable(),
  messages,
  /** Who changed it last, and when; empty while nobody has. */
  changedBy: z.string(),
  gmtModified: s.time.nullable(),
})

export const pausesCalls = {
  'POST /sysConsole/queryPauses': call({
    summary: 'The mode of the mall, what is paused, and what can be',
    ...mallRead,
    input: s.noInput,
    output: z.object({
      /** Whether the mall is open, and what people are told otherwise. */
      mode,
      /** What is paused, the longest first. */
      pauses: z.array(pause),
      /** The gateways that the mall has. */
      channels: z.array(z.enum(channelNames)),
      /** The queues of its jobs that may be paused. */
      queues: z.array(z.string()),
    }),
  }),
  'POST /sysConsole/pausePart': call({
    summary: 'Pauses a queue of jobs, new payments by a gateway, or its refunds, until it is resumed',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ ...part, reason: s.words(2, 200) }),
    output: s.nothing,
    refusals: [r.unknownPart, r.alreadyPaused],
  }),
  'POST /sysConsole/resumePart': call({
    summary: 'Lets what was paused go on: what has waited is done now',
    ...mallWrite,
    proof: 'fresh',
    input: z.object(part),
    output: s.nothing,
    refusals: [r.notPaused],
  }),
  'POST /sysConsole/setMode': call({
    summary: 'Opens the mall, makes it one that can only be read, or closes it for a while',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({
      /** `open`; `readOnly`: shoppers and shops only read; `closed`: they only see a page about it. */
      mode: modeName,
      /** In how many minutes it is expected to end; left out, people are told to come back later. */
      minutes: z.int().min(1).max(2_880).optional(),
      messages: messages.optional(),
    }),
    output: mode,
  }),
}
type PausesCalls = typeof pausesCalls
export type Paused = OutputOf<PausesCalls['POST /sysConsole/queryPauses']>
export type Pause = Paused['pauses'][number]
export type ShownMode = Paused['mode']
declare module '@hojip/platform/client' {
  interface AllCalls extends PausesCalls {}
}

s.nameShapes({ Pause: pause, MallMode: mode })
