import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { changeAddress } from './actions/change-address.ts'
import { cancelOrder } from './actions/closing/close-orders.ts'
import { extendForBuyer } from './actions/receiving/extend-for-buyer.ts'
import { extendReceipt } from './actions/receiving/extend-receipt.ts'
import { buyAgain } from './actions/buy-again.ts'
import { hideOrder } from './actions/hide-order.ts'
import { remindShop } from './actions/remind-shop.ts'
import {
  countOrders,
  listOwnOrders,
  listShopOrders,
  readOrder,
  readShopOrder,
  readTimeline,
} from './actions/reading/read-orders.ts'
import { readSnapshot } from './actions/reading/read-snapshot.ts'
import { listRemarks, saveRemark } from './actions/shop-remarks.ts'
import { confirmReceipt } from './actions/receiving/receive-order.ts'
import type { OrdersOptions } from './actions/tools.ts'
import { ordersCalls } from './contract.ts'

export function ordersRoutes(tools: Tools, options: OrdersOptions): Bound[] {
  const ordersTools = { ...tools, ...options }
  return bind(ordersCalls, {
    'POST /bizOrder/queryMyOrder': (input, { viewer, locale }) =>
      listOwnOrders(ordersTools, viewer, input, locale),
    'POST /bizOrder/queryOrderCount': (_input, { viewer }) => countOrders(tools, viewer),
    'GET /bizOrder/queryOrderInfo': ({ orderId }, { viewer, locale }) =>
      readOrder(ordersTools, viewer, orderId, locale),
    'POST /bizOrder/queryOrderListByShopId': (input, { viewer, locale }) =>
      listOwnOrders(ordersTools, viewer, { ...input, orderStatus: -1 }, locale),
    'GET /bizOrder/querySnapshot': (input, { viewer, locale }) => readSnapshot(tools, viewer, input, locale),
    'GET /bizOrder/queryTimeline': (input, { viewer, locale }) => readTimeline(tools, viewer, input, locale),
    'POST /bizOrder/cancelOrder': async (input, { viewer, locale }) =>
      (await cancelOrder(ordersTools, viewer, input)) ??
      readOrder(ordersTools, viewer, input.orderId, locale),
    'POST /bizOrder/confirmOrder': async ({ orderId }, { viewer, locale }) =>
      (await confirmReceipt(tools, viewer, orderId)) ?? readOrder(ordersTools, viewer, orderId, locale),
    'POST /bizOrder/remindDelivery': ({ orderId }, { viewer }) => remindShop(tools, viewer, orderId),
    'POST /bizOrder/extendReceive': ({ orderId }, { viewer }) => extendReceipt(tools, viewer, orderId),
    'POST /bizOrder/updateAddress': async (input, { viewer, locale }) =>
      (await changeAddress(tools, viewer, input)) ?? readOrder(ordersTools, viewer, input.orderId, locale),
    'POST /bizOrder/deleteById/{pkId}': ({ pkId }, { viewer }) => hideOrder(tools, viewer, pkId),
    'POST /bizOrder/buyAgain': ({ orderId }, { viewer, locale, idempotencyKey: key }) =>
      buyAgain(tools, viewer, { orderId, key }, locale),
    'POST /bizConsole/queryOrders': (input, { viewer, locale }) =>
      listShopOrders(ordersTools, viewer, input, locale),
    'GET /bizConsole/queryOrderInfo': ({ orderId }, { viewer, locale }) =>
      readShopOrder(ordersTools, viewer, orderId, locale),
    'POST /bizConsole/extendReceive': (input, { viewer, note }) => extendForBuyer(tools, viewer, input, note),
    'POST /bizConsole/queryOrderRemarks': ({ orderId }, { viewer }) => listRemarks(tools, viewer, orderId),
    'POST /bizConsole/saveOrderRemark': (input, { viewer, note, idempotencyKey }) =>
      saveRemark(tools, viewer, input, { note, key: idempotencyKey }),
  })
}
