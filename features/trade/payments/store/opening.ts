import type { Tables, Tx } from '@hojip/db'
import { idsOfPayId, ordersLocked, ordersToPay, type OrderToPay } from '@hojip/orders/store'
import {
  column,
  committing,
  insertsOf,
  jsonOf,
  record,
  statement,
  theRow,
  unanswered,
  type CommittingStatement,
  type JsonOf,
  type RowOf,
} from '@hojip/platform/db'
import { storedAnswerQuery, answerStored, type StoredAnswer } from '@hojip/platform/idempotency'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { firstOf } from '@hojip/platform/collections'
import { sql } from 'kysely'
import { openAttempts, type AttemptRow } from './attempts.ts'

/** The idempotent request that opens a payment. */
export interface OpeningKey {
  userId: string
  call: string
  key: string
}

const lock = unanswered((userId: string, payId: string) => sql`${ordersLocked(idsOfPayId(userId, payId))}`)

/** What is known when a payment is opened. */
export interface OpeningFacts {
  /** The stored answer of the key, when it was used before. */
  storedAnswer: StoredAnswer | null
  /** The buyer's orders behind the pay id. */
  orders: OrderToPay[]
  /** Open attempts that would pay for any of them. */
  attempts: AttemptRow[]
}

const facts = statement(
  (userId: string, call: string, key: string, payId: string) => sql<OpeningFacts>`
    select (select row_to_json(k) from (${storedAnswerQuery(userId, call, key)}) k) as "storedAnswer",
           (select coalesce(json_agg(o), '[]') from (${ordersToPay(userId, payId)}) o) as orders,
           (select coalesce(json_agg(a), '[]') from (${openAttempts(idsOfPayId(userId, payId))}) a) as attempts`,
)

/** Times are texts in JSON. */
function timed(attempt: AttemptRow): AttemptRow {
  return {
    ...attempt,
    created_at: new Date(attempt.created_at),
    expires_at: new Date(attempt.expires_at),
    link_at: attempt.link_at && new Date(attempt.link_at),
  }
}

/** Locks the orders behind a pay id and reads what is known about them. */
export async function lockOpening(
  tx: Tx,
  { userId, call, key }: OpeningKey,
  payId: string,
): Promise<OpeningFacts> {
  await lock(tx, userId, payId)
  const found = theRow(await facts(tx, userId, call, key, payId))
  return { ...found, attempts: found.attempts.map(timed) }
}

type Answered = OpeningKey & { hash: string; answer: object }

const storeKey = committing(
  (userId: string, call: string, key: string, hash: string, answer: string) =>
    sql`with ${answerStored(userId, call, key, hash, answer)} select`,
)

/** Ends the transaction with the existing attempt as the answer. */
export function saveOpening({ userId, call, key, hash, answer }: Answered): CommittingStatement {
  return storeKey(userId, call, key, hash, JSON.stringify(answer))
}

const { uuid, text, bigint, timestamptz } = column
const insertInto = insertsOf<Tables>()

const newAttempt = record({
  id: uuid,
  purchase_id: uuid,
  order_id: uuid.orNull,
  user_id: uuid,
  channel: text,
  way: text,
  out_trade_no: text,
  amount_fen: bigint,
  created_at: timestamptz,
  expires_at: timestamptz,
  return_token: text.orNull,
  client_ip: text.orNull,
})

const paidOrder = record({ id: uuid, totalFen: bigint })

function attemptInserted() {
  const { created_at, expires_at, return_token, client_ip, ...before } = newAttempt.of()
  const after = { created_at, expires_at, return_token, client_ip }
  return insertInto('payment_attempt', { ...before, status: sql.lit('open'), ...after })
}

function attemptOrdersInserted() {
  const [attempt, order] = [newAttempt.of('a'), paidOrder.of('o')]
  return insertInto('payment_attempt_order', {
    attempt_id: attempt.id,
    order_id: order.id,
    amount_fen: order.totalFen,
  })
}

const insert = committing(
  (
    attempt: JsonOf<RowOf<typeof newAttempt>>,
    orders: JsonOf<readonly RowOf<typeof paidOrder>[]>,
    jobs: JsonOf<readonly Job[]>,
    userId: string,
    call: string,
    key: string,
    hash: string,
    answer: string,
  ) => sql`
    with attempt_new as (
      select * from ${newAttempt.row(attempt, 'a')}
    ), attempt_opened as (
      ${attemptInserted()} from attempt_new
    ), attempt_orders as (
      ${attemptOrdersInserted()} from attempt_new a cross join ${paidOrder.rows(orders, 'o')}
    ), ${jobsSent(jobs)}, ${answerStored(userId, call, key, hash, answer)}
    select`,
)

/** Ends the transaction: inserts a new attempt for these orders with its jobs. */
export function insertOpening(
  key: Answered,
  attempt: AttemptRow,
  { orders, jobs }: { orders: readonly OrderToPay[]; jobs: readonly Job[] },
): CommittingStatement {
  // An attempt for a single order names it; one for all orders of a purchase names none.
  const order_id = orders.length === 1 ? firstOf(orders).id : null
  return insert(
    jsonOf({ ...attempt, order_id }),
    jsonOf(orders),
    jsonOf(jobs),
    key.userId,
    key.call,
    key.key,
    key.hash,
    JSON.stringify(key.answer),
  )
}
