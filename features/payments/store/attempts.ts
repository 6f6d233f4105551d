import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { PayWay } from '../gateways/gateway.ts'
import type { Channel } from '../rules/ledger.ts'

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
  code_url: string | null
  created_at: Date
  expires_at: Date
  order_ids: string[]
}

/** Attempts are found by machines, which have a number or a signed message, not a viewer. */
const attempts = (db: Db | Tx) =>
  db
    .selectFrom('payment_attempt as a')
    .select(['a.id', 'a.purchase_id', 'a.user_id', sql<Channel>`a.channel`.as('channel'), 'a.out_trade_no'])
    .select(['a.amount_fen', sql<AttemptRow['status']>`a.status`.as('status'), 'a.code_url', 'a.created_at'])
    .select(['a.expires_at', sql<PayWay>`a.way`.as('way')])
    .select(
      sql<
        string[]
      >`array(select order_id from payment_attempt_order where attempt_id = a.id order by order_id)`.as(
        'order_ids',
      ),
    )

export const attemptById = (db: Db | Tx, id: string): Promise<AttemptRow | undefined> =>
  attempts(db).where('a.id', '=', id).executeTakeFirst()

export const attemptByNumber = (
  db: Db | Tx,
  channel: Channel,
  outTradeNo: string,
): Promise<AttemptRow | undefined> =>
  attempts(db).where('a.channel', '=', channel).where('a.out_trade_no', '=', outTradeNo).executeTakeFirst()

/** Open attempts that would pay for any of these orders. */
export const openAttemptsOf = (db: Db | Tx, orderIds: readonly string[]): Promise<AttemptRow[]> =>
  attempts(db)
    .where('a.status', '=', 'open')
    .where(
      sql<boolean>`a.id in (select attempt_id from payment_attempt_order where order_id = any(${orderIds}::uuid[]))`,
    )
    .orderBy('a.id')
    .execute()

export interface NewAttempt {
  id: string
  purchaseId: string
  userId: string
  channel: Channel
  way: PayWay
  outTradeNo: string
  amountFen: number
  at: Date
  expiresAt: Date
  orders: readonly { id: string; totalFen: number }[]
  /** Whether it pays all orders of the purchase or just one. */
  isWhole: boolean
}

/** Gives the attempt as it now stands, open. */
export const insertAttempt = async (tx: Tx, a: NewAttempt): Promise<AttemptRow> => {
  await sql`
    with opened as (
      insert into payment_attempt (id, purchase_id, order_id, user_id, channel, out_trade_no, amount_fen, status,
                                   created_at, expires_at, way)
      values (${a.id}, ${a.purchaseId}, ${a.isWhole ? null : a.orders[0]!.id}, ${a.userId}, ${a.channel},
              ${a.outTradeNo}, ${a.amountFen}, 'open', ${a.at}, ${a.expiresAt}, ${a.way})
    )
    insert into payment_attempt_order (attempt_id, order_id, amount_fen)
    select ${a.id}::uuid, id, fen
    from unnest(${a.orders.map((o) => o.id)}::uuid[], ${a.orders.map((o) => o.totalFen)}::bigint[]) as o (id, fen)`.execute(
    tx,
  )
  return {
    id: a.id,
    purchase_id: a.purchaseId,
    user_id: a.userId,
    channel: a.channel,
    way: a.way,
    out_trade_no: a.outTradeNo,
    amount_fen: a.amountFen,
    status: 'open',
    code_url: null,
    created_at: a.at,
    expires_at: a.expiresAt,
    order_ids: a.orders.map((o) => o.id),
  }
}

export const keepCodeUrl = async (db: Db, id: string, codeUrl: string): Promise<void> => {
  await db.updateTable('payment_attempt').set({ code_url: codeUrl }).where('id', '=', id).execute()
}

export const keepNextQuery = async (db: Db | Tx, id: string, at: Date | null): Promise<void> => {
  await db.updateTable('payment_attempt').set({ next_query_at: at }).where('id', '=', id).execute()
}

/** The gateway will take no more money for it. Leaves one alone that has been paid. */
export const closeAttempt = async (db: Db | Tx, id: string): Promise<boolean> => {
  const done = await db
    .updateTable('payment_attempt')
    .set({ status: 'closed', next_query_at: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Whether a gateway's trade has paid for another attempt. */
export const isTradeOfAnother = async (tx: Tx, id: string, gatewayTradeNo: string): Promise<boolean> => {
  const other = await tx
    .selectFrom('payment_attempt')
    .select('id')
    .where('gateway_trade_no', '=', gatewayTradeNo)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Claims the one success of an attempt; false for every repeat of it. */
export const claimSuccess = async (
  tx: Tx,
  id: string,
  trade: { gatewayTradeNo: string; paidAt: Date },
): Promise<boolean> => {
  const done = await tx
    .updateTable('payment_attempt')
    .set({
      status: 'paid',
      gateway_trade_no: trade.gatewayTradeNo,
      paid_at: trade.paidAt,
      next_query_at: null,
    })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'closed'])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export const markSurplus = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('payment_attempt').set({ status: 'surplus' }).where('id', '=', id).execute()
}
