import type { TestMall } from '@hojip/orders/testing'
import { isRefusal } from '@hojip/platform/refusal'
import type { Chances } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { readHistory } from '../actions/read-history.ts'
import { recall } from '../actions/recalling/recall.ts'
import { sendMessage } from '../actions/send-message.ts'
import type { ChatHistory } from '../contract.ts'
import type { Outgoing, SendOutcome } from '../rules/client/outbox.ts'
import type { Reader } from '../rules/reader.ts'
import { chatOptions } from '../testing.ts'

export type Item = Outgoing<string>

/** A frame of the conversation: it only signals that there is something to read. */
interface Frame {
  id: number
  channel: string
}

/** A process of the mall. A killed one forgets the frames it has delivered. */
interface Process {
  recent: Frame[]
  /** The frames up to this id are not in its memory. */
  knowsAfter: number
}

/** How many frames a process remembers for pages that come back. */
const mostRecent = 12

/** The mall as a conversation's pages see it: the real actions, behind two processes that get killed. */
export interface Server {
  conversationId: string
  /** By local id, what the server has stored. */
  stored: Map<string, { seq: number; msgId: string }>
  /** Local ids of which a request has arrived or is under way: the server refuses none of them any more. */
  tried: Set<string>
  send(reader: Reader, item: Item, copies: number): Promise<SendOutcome>
  read(reader: Reader, wish: object): Promise<ChatHistory>
  recall(reader: Reader, msgId: string): Promise<void>
  /** The frames that were committed since the last time, remembered by both processes. */
  collect(): Promise<Frame[]>
  /** Frames that nobody has collected are lost for ever. */
  loseFrames(): Promise<void>
  kill(process: number): void
  /** The frames of a channel after one; undefined when the process does not know them: everything is read anew. */
  resume(process: number, channel: string, after: number): Frame[] | undefined
  lastFrame(): number
}

export async function createServer(mall: TestMall, conversationId: string): Promise<Server> {
  const { tools } = mall
  const stored: Server['stored'] = new Map()
  const tried = new Set<string>()
  const processes: Process[] = [0, 1].map(() => ({ recent: [], knowsAfter: 0 }))
  // Without it the first question would read the frames of all histories before.
  let lastFrame = await newestFrame(mall)
  return {
    conversationId,
    stored,
    tried,
    send: async (reader, { localId, data }, copies) => {
      tried.add(localId)
      const wish = { conversationId, localId, data: { type: 1 as const, text: data } }
      const answers = await Promise.all(
        Array.from({ length: copies }, () => sendMessage({ ...tools, ...chatOptions }, reader, wish)),
      )
      const [sent] = answers
      if (!sent || isRefusal(sent)) throw new Error('refused')
      expect(answers).toEqual(answers.map(() => sent))
      stored.set(localId, { seq: sent.seq, msgId: sent.msgId })
      return { kind: 'stored', seq: sent.seq }
    },
    read: async (reader, wish) => {
      const answer = await readHistory(tools.db, reader, { conversationId, size: 20, ...wish }, 'zh-CN')
      if (isRefusal(answer)) throw new Error(answer.kind.reason)
      return answer
    },
    recall: async (reader, msgId) => void (await recall(tools, reader, msgId)),
    collect: async () => {
      const { rows } = await framesAfter(mall, conversationId, lastFrame)
      lastFrame = rows.at(-1)?.id ?? lastFrame
      for (const process of processes) {
        process.recent.push(...rows)
        const gone = process.recent.splice(0, Math.max(0, process.recent.length - mostRecent))
        process.knowsAfter = gone.at(-1)?.id ?? process.knowsAfter
      }
      return rows
    },
    loseFrames: async () => {
      const { rows } = await framesAfter(mall, conversationId, lastFrame)
      lastFrame = rows.at(-1)?.id ?? lastFrame
      for (const process of processes) Object.assign(process, { recent: [], knowsAfter: lastFrame })
    },
    kill: (process) => void (processes[process] = { recent: [], knowsAfter: lastFrame }),
    resume: (process, channel, after) => {
      const { recent, knowsAfter } = processes[process]!
      return after < knowsAfter
        ? undefined
        : recent.filter((frame) => frame.channel === channel && frame.id > after)
    },
    lastFrame: () => lastFrame,
  }
}

async function newestFrame({ tools }: TestMall): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from push_event`.execute(tools.db)
  return rows[0]!.id
}

function framesAfter({ tools }: TestMall, conversationId: string, after: number) {
  return sql<Frame>`
    select id, channel from push_event
    where id > ${after} and event in ('chat', 'recall')
      and coalesce(frame ->> 'conversationId', frame -> 'data' ->> 'conversationId') = ${conversationId}
    order by id`.execute(tools.db)
}

/** What can go wrong with a request. */
export type Fate = 'lost' | 'unanswered' | 'doubled' | 'reloaded' | 'killed' | 'refused' | 'answered'

const fates: [Fate, number][] = [
  ['lost', 0.1],
  ['unanswered', 0.12],
  ['doubled', 0.08],
  ['reloaded', 0.04],
  ['killed', 0.04],
  ['refused', 0.04],
]

export function fateOf({ chance }: Chances): Fate {
  let left = chance()
  for (const [fate, share] of fates) {
    if (left < share) return fate
    left -= share
  }
  return 'answered'
}
