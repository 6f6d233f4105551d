import { createHash } from 'node:crypto'
import type { Db, Tx } from '@hojip/db'
import { committing, type CommittingStatement } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { PaidTrade } from '../gateways/gateway.ts'
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

/** Of a message that proves nothing: which key it names, and what tells it from others. */
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
const forgedAreKeptDays = 30

/**
 * Keeps a hash, the serial and the first kilobyte of a message whose signature proves nothing, three hundred a day at
 * most: anybody can send them.
 */
export async function keepForgery(db: Db | Tx, f: Forgery): Promise<void> {
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

/** Forgets rejected messages of more than a month ago; the database lets no others go. */
export async function dropForgeries(db: Db, now: Date): Promise<void> {
  await sql`
    delete from payment_event
    where kind = 'rejected' and at < ${now}::timestamptz - make_interval(days => ${forgedAreKeptDays}::int)`.execute(
    db,
  )
}

/** A genuine message has a few kilobytes; more of a forged one is not worth the disk. */
const mostBytes = 16 * 1024

const insertMessage = committing(
  (
    id: string,
    channel: Channel,
    eventId: string,
    kind: string,
    headers: string,
    raw: Buffer,
    verdict: string,
    at: Date,
  ) => sql`
    insert into payment_event (id, channel, event_id, kind, headers, raw, verdict, at)
    values (${id}, ${channel}, ${eventId}, ${kind}, ${headers}, ${raw}, ${verdict}, ${at})`,
)

/** Keeps what a gateway sent and what we made of it, as the last of its transaction. It is never changed or deleted. */
export function keepMessage(m: Message): CommittingStatement {
  const raw = m.raw.subarray(0, mostBytes)
  return insertMessage(m.id, m.channel, m.eventId, m.kind, JSON.stringify(m.headers), raw, m.verdict, m.at)
}

/** What a gateway answered when it was asked. */
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
 * Keeps an answer that nothing was booked for, as the last of its transaction, once however often the gateway is asked:
 * a message of the same is kept too, and operators are told of either. The trade's number stands for the event's.
 */
export function keepAnswer({ id, channel, trade, verdict, at }: Told): CommittingStatement {
  return insertAnswer(id, channel, trade.gatewayTradeNo, Buffer.from(JSON.stringify(trade)), verdict, at)
}
