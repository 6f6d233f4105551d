import type { OrderRow } from '@hojip/orders'
import { firstOf } from '@hojip/platform/collections'
import type { OfOrder, OfProduct } from '../../rules/facts.ts'

type Line = Pick<OrderRow['lines'][number], 'goodsName' | 'picture'>

/** The first of the lines, and how many others there are. */
export function productsOf(lines: readonly Line[]): OfProduct {
  const { goodsName, picture } = firstOf(lines)
  return { name: goodsName, picture, more: lines.length - 1 }
}

/**
 * The facts of an order in a notice.
 * @param lines what it is about, where that is not the whole order; none: the whole order
 */
export function orderFacts(order: OrderRow, lines: readonly Line[] = []): OfOrder {
  return {
    orderId: order.id,
    code: order.code,
    shop: order.shopName,
    fen: order.totalFen,
    ...productsOf(lines.length > 0 ? lines : order.lines),
  }
}
