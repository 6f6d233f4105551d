import type { Db, Tx } from '@hojip/db'
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

/** Keeps what a gateway sent and what we made of it. Nothing here is ever changed or deleted. */
export const keepMessage = async (db: Db | Tx, m: Message): Promise<void> => {
  await db
    .insertInto('payment_event')
    .values({
      id: m.id,
      channel: m.channel,
      event_id: m.eventId,
      kind: m.kind,
      headers: JSON.stringify(m.headers),
      raw: m.raw.subarray(0, mostBytes),
      verdict: m.verdict,
      at: m.at,
    })
    .execute()
}
