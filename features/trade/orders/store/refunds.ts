import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface LineRefund {
  lineId: string
  refundId: string | null
  /** As `aftersales` numbers it, 0 for none. */
  status: number
  /** Prevents the line from shipping, and the order from automatic receipt. */
  isOpen: boolean
  /** The mall has decided against the buyer: the line gets no further application. */
  isFinal?: boolean
  /** This is one more of the buyer's applications for the line, whose number is limited. */
  isCounted?: boolean
}

/** Stores the status of a line's latest application; an older one is ignored. */
export async function writeLineRefund(tx: Tx, orderId: string, refund: LineRefund): Promise<void> {
  await sql`
    update order_line
    set refund_id = ${refund.refundId}, refund_status = ${refund.status}, refund_open = ${refund.isOpen},
        refund_final = refund_final or ${refund.isFinal ?? false},
        refund_tries = refund_tries + ${refund.isCounted ? 1 : 0}
    where id = ${refund.lineId} and order_id = ${orderId}`.execute(tx)
}

export interface BookedRefund {
  lineId: string
  refundId: string
  /** The units that count as refunded, and those of them that never left. */
  units: number
  unshipped: number
  goodsFen: number
  shippingFen: number
}

/** Adds to the refunds of a line and its order; the schema refuses more than was bought or paid. */
export async function addRefunded(tx: Tx, orderId: string, refund: BookedRefund): Promise<void> {
  await sql`
    with line as (
      update order_line
      set refunded = refunded + ${refund.units}, cancelled = cancelled + ${refund.unshipped},
          refunded_fen = refunded_fen + ${refund.goodsFen}
      where id = ${refund.lineId} and order_id = ${orderId}
    )
    update orders set refunded_fen = refunded_fen + ${refund.goodsFen + refund.shippingFen}
    where id = ${orderId}`.execute(tx)
}
