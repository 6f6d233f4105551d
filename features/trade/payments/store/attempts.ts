import type { Db, Tx } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import type { Channel, PayWay } from '@hojip/policy/channels'

export interface AttemptRow {
  id: string
  purchase_id: string
  user_id: string
  channel: Channel
  way: PayWay
  out_trade_no: string
  amount_fen: number
  /** `surplus`: paid, but no order needed it. */
  status: 'open' | 'paid' | 'closed' | 'surplus'
  /** What the gateway returned to show or open; for `jsapi` the prepay id. */
  code_url: string | null
  link_at: Date | null
  return_token: string | null
  client_ip: string | null
  openid: string | null
  created_at: Date
  expires_at: Date
  order_ids: string[]
}

/** Attempts are read by jobs and messages, which have a number or a signature, not a viewer. */
function attempts(rest: RawBuilder<unknown>) {
  return sql<AttemptRow>`
  select a.id, a.purchase_id, a.user_id, a.channel, a.way, a.out_trade_no, a.amount_fen, a.status, a.code_url,
         a.link_at, a.return_token, a.client_ip, a.openid,
         a.created_at, a.expires_at,
         array(select order_id from payment_attempt_order where attempt_id = a.id order by order_id) as order_ids
  from payment_attempt a ${rest}`
}

const byId = statement((id: string) => attempts(sql`where a.id = ${id}`))

/** The attempt of a number, as part of other statements. */
export function attemptOfNumber(channel: Channel, outTradeNo: string) {
  return attempts(sql`where a.channel = ${channel} and a.out_trade_no = ${outTradeNo}`)
}

/** Open attempts that would pay for any of the orders, as part of other statements. */
export function openAttempts(orderIds: RawBuilder<unknown>) {
  return attempts(sql`
    where a.status = 'open'
      and a.id in (select attempt_id from payment_attempt_order where order_id in (${orderIds})) order by a.id`)
}

const byToken = statement((token: string) => attempts(sql`where a.return_token = ${token}`))

const openOf = statement((ids: readonly string[]) => openAttempts(sql`select unnest(${ids}::uuid[])`))

export async function attemptById(db: Db | Tx, id: string): Promise<AttemptRow | undefined> {
  return (await byId(db, id))[0]
}

/** The attempt that a phone comes back from; anybody who has the token may ask about it. */
export async function attemptByToken(db: Db, token: string): Promise<AttemptRow | undefined> {
  return (await byToken(db, token))[0]
}

export function openAttemptsOf(db: Db | Tx, orderIds: readonly string[]): Promise<AttemptRow[]> {
  return openOf(db, orderIds)
}

const secondsBetweenQuestions = 3

/** Takes the right to ask the gateway about the attempt; the next caller gets it three seconds later. */
export async function claimQuestion(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update payment_attempt set asked_at = now()
    where id = ${id}
      and (asked_at is null or asked_at <= now() - make_interval(secs => ${secondsBetweenQuestions}::int))
    returning id`.execute(db)
  return rows.length > 0
}

const saveCode = statement(
  (id: string, codeUrl: string, at: Date) =>
    sql`update payment_attempt set code_url = ${codeUrl}, link_at = ${at} where id = ${id}`,
)

export async function saveCodeUrl(db: Db, id: string, codeUrl: string, at: Date): Promise<void> {
  await saveCode(db, id, codeUrl, at)
}

/** Stores the state of a new redirect to WeChat, which replaces the one before. */
export async function savePayerState(db: Db, id: string, stateHash: string): Promise<void> {
  await db.updateTable('payment_attempt').set({ payer_state: stateHash }).where('id', '=', id).execute()
}

/** True once for the state of the latest redirect. */
export async function takePayerState(db: Db, id: string, stateHash: string): Promise<boolean> {
  const done = await db
    .updateTable('payment_attempt')
    .set({ payer_state: null })
    .where('id', '=', id)
    .where('payer_state', '=', stateHash)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Stores the first payer and keeps it: at the gateway the number belongs to that payer. */
export async function savePayer(db: Db, id: string, openid: string): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ openid })
    .where('id', '=', id)
    .where('openid', 'is', null)
    .execute()
}

export async function setNextQuery(db: Db | Tx, id: string, at: Date | null): Promise<void> {
  await db.updateTable('payment_attempt').set({ next_query_at: at }).where('id', '=', id).execute()
}

/** Marks an attempt for which the gateway will accept no more money. Leaves a paid one alone. */
export async function noteAttemptClosed(db: Db | Tx, id: string): Promise<boolean> {
  const done = await db
    .updateTable('payment_attempt')
    .set({ status: 'closed', next_query_at: null, client_ip: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
