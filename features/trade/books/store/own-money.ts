import type { Db } from '@hojip/db'
import { sql } from 'kysely'

export interface OwnMoney {
  number: string
  inFen: number
  outFen: number
}

/** The money that moved at the gateways according to the books, by the payment's number. */
export async function moneyByNumber(db: Db): Promise<OwnMoney[]> {
  const { rows } = await sql<OwnMoney>`
    select a.out_trade_no as number,
           case when a.status in ('paid', 'surplus') then a.amount_fen else 0 end as "inFen",
           coalesce((select sum(r.amount_fen) from payment_refund r
                     where r.attempt_id = a.id and r.status = 'success'), 0)::bigint as "outFen"
    from payment_attempt a
    union all
    select c.number,
           coalesce((select sum(l.amount_fen) from ledger_entry l
                     where l.ref = c.id::text and l.account like 'gateway:%' and l.amount_fen > 0), 0)::bigint,
           coalesce((select -sum(l.amount_fen) from ledger_entry l
                     where l.ref = c.id::text and l.account like 'gateway:%' and l.amount_fen < 0), 0)::bigint
    from reconcile_case c where c.kind = 'unknownPayment'`.execute(db)
  return rows
}

/** Those of the refund numbers that are known here. */
export async function knownRefunds(db: Db, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select out_refund_no as number from payment_refund where out_refund_no = any(${numbers})
    union select left('R' || number, 64) from reconcile_case where kind = 'unknownPayment'`.execute(db)
  return rows.map(({ number }) => number)
}
