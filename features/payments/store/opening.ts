import type { Tx } from '@hojip/db'
import { idsOfPayId, ordersLocked, ordersToPay, type OrderToPay } from '@hojip/orders/paying'
import { statement, thenCommit, withNext } from '@hojip/platform/db'
import { keptQuery, keyKept, type Kept } from '@hojip/platform/idempotency'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { sql } from 'kysely'
import { openAttempts, type AttemptRow } from './attempts.ts'

/** A request to open a payment by its key. */
export interface OpeningKey {
  userId: string
  call: string
  key: string
}

const lock = statement(
  (userId: string, payId: string) => sql`${ordersLocked(idsOfPayId(userId, payId))} ${withNext}`,
)

/** What there is to open a payment with. */
export interface OpeningFacts {
  /** What the key stands for, when it was used before. */
  kept: Kept | null
  /** The buyer's orders behind the pay id. */
  orders: OrderToPay[]
  /** Open attempts that would pay for any of them. */
  attempts: AttemptRow[]
}

const facts = statement(
  (userId: string, call: string, key: string, payId: string) => sql<OpeningFacts>`
    select (select row_to_json(k) from (${keptQuery(userId, call, key)}) k) as kept,
           (select coalesce(json_agg(o), '[]') from (${ordersToPay(userId, payId)}) o) as orders,
           (select coalesce(json_agg(a), '[]') from (${openAttempts(idsOfPayId(userId, payId))}) a) as attempts`,
)

/** As JSON has them, times are texts. */
function timed(attempt: AttemptRow): AttemptRow {
  return {
    ...attempt,
    created_at: new Date(attempt.created_at),
    expires_at: new Date(attempt.expires_at),
    link_at: attempt.link_at && new Date(attempt.link_at),
  }
}

/** Takes the locks of the orders behind a pay id and reads what there is. */
export async function lockOpening(
  tx: Tx,
  { userId, call, key }: OpeningKey,
  payId: string,
): Promise<OpeningFacts> {
  await lock(tx, userId, payId)
  const [found] = await facts(tx, userId, call, key, payId)
  return { ...found!, attempts: found!.attempts.map(timed) }
}

type Answered = OpeningKey & { hash: string; answer: object }

const keepKey = statement(
  (userId: string, call: string, key: string, hash: string, answer: string) =>
    sql`with ${keyKept(userId, call, key, hash, answer)} select ${thenCommit}`,
)

/** Ends the transaction: the attempt there is, is the answer. */
export async function keepOpening(tx: Tx, { userId, call, key, hash, answer }: Answered): Promise<void> {
  await keepKey(tx, userId, call, key, hash, JSON.stringify(answer))
}

const insert = statement(
  (
    attempt: string,
    orders: string,
    jobs: string,
    userId: string,
    call: string,
    key: string,
    hash: string,
    answer: string,
  ) => sql`
    with attempt_new as (
      select * from jsonb_to_record(${attempt}::jsonb)
        as a (id uuid, purchase_id uuid, order_id uuid, user_id uuid, channel text, way text, out_trade_no text,
              amount_fen bigint, created_at timestamptz, expires_at timestamptz, return_token text, client_ip text)
    ), attempt_opened as (
      insert into payment_attempt (id, purchase_id, order_id, user_id, channel, way, out_trade_no, amount_fen, status,
                                   created_at, expires_at, return_token, client_ip)
      select id, purchase_id, order_id, user_id, channel, way, out_trade_no, amount_fen, 'open', created_at, expires_at,
             return_token, client_ip
      from attempt_new
    ), attempt_orders as (
      insert into payment_attempt_order (attempt_id, order_id, amount_fen)
      select a.id, o.id, o."totalFen" from attempt_new a
      cross join jsonb_to_recordset(${orders}::jsonb) as o (id uuid, "totalFen" bigint)
    ), ${jobsSent(jobs)}, ${keyKept(userId, call, key, hash, answer)}
    select ${thenCommit}`,
)

/** Ends the transaction: a new attempt for these orders with its jobs. */
export async function insertOpening(
  tx: Tx,
  key: Answered,
  attempt: AttemptRow,
  { orders, jobs }: { orders: readonly OrderToPay[]; jobs: readonly Job[] },
): Promise<void> {
  // One that pays a single order says so; one for all orders of a purchase names none.
  const order_id = orders.length === 1 ? orders[0]!.id : null
  await insert(
    tx,
    JSON.stringify({ ...attempt, order_id }),
    JSON.stringify(orders),
    JSON.stringify(jobs),
    key.userId,
    key.call,
    key.key,
    key.hash,
    JSON.stringify(key.answer),
  )
}
