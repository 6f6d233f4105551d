import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrdersEvents, ShopRemark } from '../contract.ts'
import { ordersRefusals as r } from '../refusals.ts'
import { shopOrder } from '../store/read.ts'
import { insertRemark, remarksOf } from '../store/shop-remarks.ts'

/** What the shop has noted about one of its orders, the newest first. The buyer never reads it. */
export async function listRemarks(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<{ list: ShopRemark[] } | Refusal<'orders/orderGone'>> {
  if (!(await shopOrder(tools.db, viewer, orderId))) return refuse(r.orderGone)
  const rows = await remarksOf(tools.db, orderId)
  return {
    list: rows.map(({ id, content, authorName, at }) => ({
      pkId: id,
      content,
      authorName,
      time: wireTime(at.getTime()),
    })),
  }
}

/** Notes something about an order; what was noted before stays. */
export async function saveRemark(
  tools: Tools,
  viewer: Viewer,
  remark: { orderId: string; content: string },
  { note, key }: { note?: Note | undefined; key?: string | undefined } = {},
): Promise<{ pkId: string } | Refusal<'idempotency/keyReused' | 'orders/orderGone'>> {
  const { orderId, content } = remark
  const order = await shopOrder(tools.db, viewer, orderId)
  if (!order) return refuse(r.orderGone)
  note?.({ subject: { order: order.code } })
  const save = async (tx: Tx) => {
    const [pkId, at] = [newId(), new Date(tools.clock.nowMs())]
    await insertRemark(tx, { id: pkId, orderId, authorId: viewer.userId, content, at })
    const { userId, shopId } = order
    const happened: OrdersEvents['orders/remarked'] = {
      orderId,
      userId,
      shopId,
      actorId: viewer.userId,
      remarkId: pkId,
      atMs: at.getTime(),
    }
    await tools.jobs.emit(tx, 'orders/remarked', happened)
    return { pkId }
  }
  const request = { userId: viewer.userId, call: 'POST /bizConsole/saveOrderRemark', key, input: remark }
  return inTransaction(tools.db, (tx) => onceIfKeyed(tx, request, () => save(tx)))
}
