import type { Db, Tx } from '@hojip/db'
import { thenCommit } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { Channel } from '../rules/ledger.ts'

export interface Message {
  id: string
  channel: Channel
  eventId: string
  kind: string
  headers: Record<string, string | undefined>
  raw: Buffer
  verdict: string
  at: Date
}

/** A genuine message has a few kilobytes; more of a forged one is not worth the disk. */
const mostBytes = 16 * 1024

/** Keeps what a gateway sent and what we made of it, as the last of its transaction. Nothing here is ever changed or deleted. */
export const keepMessage = async (db: Db | Tx, m: Message): Promise<void> => {
  await sql`
    insert into payment_event (id, channel, event_id, kind, headers, raw, verdict, at)
    values (${m.id}, ${m.channel}, ${m.eventId}, ${m.kind}, ${JSON.stringify(m.headers)}, ${m.raw.subarray(0, mostBytes)},
            ${m.verdict}, ${m.at}) ${thenCommit}`.execute(db)
}
