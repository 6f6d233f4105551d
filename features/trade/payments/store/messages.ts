import { createHash } from 'node:crypto'
import type { Db, Tx } from '@hojip/db'
import { committing, type CommittingStatement } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { Channel } from '@hojip/policy/channels'
import type { PaidTrade } from '../gateways/gateway.ts'

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

/** A message before its verdict. */
export type Unjudged = Omit<Message, 'verdict'>

/** What identifies an unverifiable message: the key it names, and its hash. */
export interface Forgery {
  id: string
  channel: Channel
  serial: string
  raw: Buffer
  verdict: string
  at: Date
}

const mostForgedBytes = 1_024
const mostForgedADay = 300
const forgedAreStoredDays = 30

/**
 * Stores the hash, the serial and the first kilobyte of a message without a valid signature, at most three
 * hundred a day: anybody can send them.
 */
export async function storeForgery(db: Db | Tx, f: Forgery): Promise<void> {
  const facts = {
    serial: f.serial.slice(0, 100),
    sha256: createHash('sha256').update(f.raw).digest('hex'),
    bytes: f.raw.length,
  }
  await sql`
    insert into payment_event (id, channel, event_id, kind, headers, raw, verdict, at)
    select ${f.id}, ${f.channel}, '', 'rejected', ${JSON.stringify(facts)}, ${f.raw.subarray(0, mostForgedBytes)},
           ${f.verdict}, ${f.at}
    where (select count(*) from payment_event
           where channel = ${f.channel} and kind = 'rejected' and at > ${f.at}::timestamptz - interval '1 day')
          < ${mostForgedADay}::int`.execute(db)
}

/** Deletes rejected messages older than a month; the database refuses to delete any others. */
export async function dropForgeries(db: Db, now: Date): Promise<void> {
  await sql`
    delete from payment_event
    where kind = 'rejected' and at < ${now}::timestamptz - make_interval(days => ${forgedAreStoredDays}::int)`.execute(
    db,
  )
}

/** A genuine message has a few kilobytes; a longer one is cut off. */
const mostBytes = 16 * 1024

/** The parameters of a statement that stores a message. */
export type MessageValues = [
  id: string,
  channel: Channel,
  eventId: string,
  kind: string,
  headers: string,
  raw: Buffer,
  verdict: string,
  at: Date,
]

export function valuesOf(m: Message): MessageValues {
  const raw = m.raw.subarray(0, mostBytes)
  return [m.id, m.channel, m.eventId, m.kind, JSON.stringify(m.headers), raw, m.verdict, m.at]
}

/** Inserts a message, as a statement or a part of one. */
export function messageInserted(...[id, channel, eventId, kind, headers, raw, verdict, at]: MessageValues) {
  return sql`
    insert into payment_event (id, channel, event_id, kind, headers, raw, verdict, at)
    values (${id}, ${channel}, ${eventId}, ${kind}, ${headers}, ${raw}, ${verdict}, ${at})`
}

const insertMessage = committing(messageInserted)

/**
 * Stores what a gateway sent and the verdict on it, as the last statement of its transaction. The row is
 * never changed, and only deleted when the message was rejected.
 */
export function storeMessage(m: Message): CommittingStatement {
  return insertMessage(...valuesOf(m))
}

/** A gateway's answer to our question. */
export interface Told extends Omit<Message, 'eventId' | 'kind' | 'headers' | 'raw'> {
  trade: PaidTrade
}

const insertAnswer = committing(
  (id: string, channel: Channel, eventId: string, raw: Buffer, verdict: string, at: Date) => sql`
    insert into payment_event (id, channel, event_id, kind, headers, raw, verdict, at)
    select ${id}, ${channel}, ${eventId}, 'payment', '{}', ${raw}, ${verdict}, ${at}
    where not exists (select from payment_event
                      where channel = ${channel} and event_id = ${eventId} and verdict = ${verdict})`,
)

/**
 * Stores an answer for which nothing was booked, as the last statement of its transaction, once however often
 * the gateway is asked. A message with the same content is stored separately, and operators see both. The
 * trade's number replaces the event's id.
 */
export function storeAnswer({ id, channel, trade, verdict, at }: Told): CommittingStatement {
  return insertAnswer(id, channel, trade.gatewayTradeNo, Buffer.from(JSON.stringify(trade)), verdict, at)
}
