import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

interface Due {
  purchaseId: string
  /** Epoch ms. */
  deadlineAt: number
}

export interface UnpaidRow {
  id: string
  purchaseId: string
  deadlineAt: Date
}

/**
 * Locks the orders that are still unpaid at exactly these deadlines, in id order; an order whose deadline has
 * moved is left out.
 */
export async function lockUnpaid(tx: Tx, due: readonly Due[]): Promise<UnpaidRow[]> {
  const purchases = due.map(({ purchaseId }) => purchaseId)
  const deadlines = due.map(({ deadlineAt }) => new Date(deadlineAt))
  const { rows } = await sql<UnpaidRow>`
    select o.id, o.purchase_id as "purchaseId", o.deadline_at as "deadlineAt" from orders o
    where (o.purchase_id, o.deadline_at) in (
        select purchase_id, deadline_at from unnest(${purchases}::uuid[], ${deadlines}::timestamptz[])
          as d (purchase_id, deadline_at))
      and o.status = 0
    order by o.id for update`.execute(tx)
  return rows
}
