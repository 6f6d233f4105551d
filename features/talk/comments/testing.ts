import type { Stall } from '@hojip/inventory/testing'
import { anOrdersMall, aShippedOrder, orderNow, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { firstOf } from '@hojip/platform/collections'
import { uploadsJobs } from '@hojip/uploads'
import { commentsJobs, commentsRoutes } from './index.ts'

/** A mall with calls for receiving and commenting orders. */
export function aMallWithComments(): Promise<TestMall> {
  return anOrdersMall((tools) => {
    commentsJobs(tools)
    uploadsJobs({ ...tools, objects: { remove: async () => {} } })
    return commentsRoutes(tools)
  })
}

/** An order of two lines that its buyer has received, from a given stall with two SKUs or from a new one. */
export async function aReceivedOrder(mall: TestMall, lin?: Viewer, stalls?: Stall[]) {
  const from = stalls ? { stalls } : { stall: { prices: [1000, 2000] } }
  const order = await aShippedOrder(mall.tools, { ...from, ...(lin && { lin }) })
  await mall.call(order.lin, 'POST /bizOrder/confirmOrder', { orderId: order.orderId })
  const { lines } = await orderNow(mall.tools, order.orderId)
  return { ...order, lineIds: lines.map((line) => line.id) }
}

/** The form's input for one line. */
export function said(orderGoodsId: string, more: object = {}) {
  return { orderGoodsId, score: 5, content: '很好吃', ...more }
}

/** Sends comments on lines of an order. */
export function sender(mall: TestMall) {
  return (viewer: Viewer, orderId: string, list: object[], more: object = {}, key: string = newId()) =>
    mall.call(viewer, 'POST /bizGoodsComment/save', { orderId, list, ...more }, { 'idempotency-key': key })
}

/** An order whose first line has a comment. */
export async function aComment(mall: TestMall, more: object = {}) {
  const order = await aReceivedOrder(mall)
  const answer = await sender(mall)(order.lin, order.orderId, [said(firstOf(order.lineIds), more)])
  return { ...order, pkId: answer.data.pkIds[0] as string }
}
