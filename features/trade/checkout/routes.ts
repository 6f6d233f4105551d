import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { previewOrder } from './actions/preview.ts'
import { queryDelivery } from './actions/query-delivery.ts'
import { saveOrder } from './actions/save-order.ts'
import { checkoutCalls } from './contract.ts'

export function checkoutRoutes(tools: Tools): Bound[] {
  return bind(checkoutCalls, {
    'POST /bizOrder/submit/orderInfo': (input, { viewer, locale }) =>
      previewOrder(tools, viewer, input, locale),
    'POST /bizOrder/saveOrder': (input, { viewer, locale, idempotencyKey }) =>
      saveOrder(tools, { viewer, locale }, input, idempotencyKey),
    'POST /bizGoods/queryDelivery': (input, { viewer, locale }) =>
      queryDelivery(tools, viewer, input, locale),
  })
}
