import type { Tables, Tx } from '@hojip/db'
import { idsOfPayId, ordersLocked, ordersToPay, type OrderToPay } from '@hojip/orders/paying'
import {
  column,
  committing,
  insertsOf,
  jsonOf,
  record,
  statement,
  unanswered,
  type CommittingStatement,
  type JsonOf,
  type RowOf,
} from '@hojip/platform/db'
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

const lock = unanswered((userId: string, payId: string) => sql`${ordersLocked(idsOfPayId(userId, payId))}`)

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

const keepKey = committing(
  (userId: string, call: string, key: string, hash: string, answer: string) =>
    sql`with ${keyKept(userId, call, key, hash, answer)} select`,
)

/** Ends the transaction: the attempt there is, is the answer. */
export function keepOpening({ userId, call, key, hash, answer }: Answered): CommittingStatement {
  return keepKey(userId, call, key, hash, JSON.stringify(answer))
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
    ), ${jobsSent(jobs)}, ${keyKept(userId, call, key, hash, answer)}
    select`,
)

/** Ends the transaction: a new attempt for these orders with its jobs. */
export function insertOpening(
  key: Answered,
  attempt: AttemptRow,
  { orders, jobs }: { orders: readonly OrderToPay[]; jobs: readonly Job[] },
): CommittingStatement {
  // One that pays a single order says so; one for all orders of a purchase names none.
  const order_id = orders.length === 1 ? orders[0]!.id : null
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
