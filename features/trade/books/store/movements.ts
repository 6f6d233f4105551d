import type { Db } from '@hojip/db'
import { sql } from 'kysely'

export interface Movement {
  tx_id: string
  at: Date
  account: string
  amount_fen: number
  /** Our number at the gateway, of the payment or the refund. */
  number: string | null
  gateway_no: string | null
  order_code: string | null
  shop_name: string | null
}

const batch = 1_000

/**
 * The transactions that touched one account in a period, oldest first, each with all its entries. They are read in
 * batches, each continuing after the one before, so that a year needs no more memory than a day.
 */
export async function* movementsOf(
  db: Db,
  account: string,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<Movement[]> {
  let after: { at: Date; tx_id: string } | undefined
  for (;;) {
    const rest = after
      ? sql`(l.at, l.tx_id) > (${after.at}::timestamptz, ${after.tx_id}::uuid)`
      : sql`l.at >= ${from}::timestamptz`
    const { rows } = await sql<Movement>`
      with touched as (
        select distinct l.at, l.tx_id from ledger_entry l
        where l.account = ${account} and ${rest} and l.at < ${to}::timestamptz
        order by l.at, l.tx_id limit ${batch}
      )
      select l.tx_id, l.at, l.account, l.amount_fen, coalesce(r.out_refund_no, a.out_trade_no, c.number) as number,
             coalesce(a.gateway_trade_no, c.gateway_no) as gateway_no, o.code as order_code,
             s.name->>'zh-CN' as shop_name
      from touched t
      join ledger_entry l on l.tx_id = t.tx_id
      left join payment_refund r on r.id = l.tx_id
      left join payment_attempt a on a.id = coalesce(r.attempt_id, l.tx_id)
      left join reconcile_case c on c.id::text = l.ref
      left join orders o on o.id = coalesce(r.order_id, case when l.account like 'shop:%' then l.ref::uuid end)
      left join shop s on s.id = o.shop_id
      order by l.at, l.tx_id, l.seq`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = { at: last.at, tx_id: last.tx_id }
  }
}
