import type { Tools } from '@hojip/db'
import { customerSeenBy, ownOrder, shopOrder } from '@hojip/orders'
import { bind, type Bound } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { correctParcel } from './actions/correct-number.ts'
import { deliver } from './actions/deliver.ts'
import type { ShippingOptions } from './actions/tools.ts'
import { lookLogistics } from './actions/look-logistics.ts'
import { sendAgain } from './actions/send-again.ts'
import { handleCarrierPush } from './actions/track-parcel.ts'
import { shippingCalls } from './contract.ts'
import { shippingRefusals } from './refusals.ts'
import { carriers } from './rules/carriers.ts'

export function shippingRoutes(tools: Tools, options: ShippingOptions): Bound[] {
  const shippingTools = { ...tools, ...options }
  return bind(shippingCalls, {
    'GET /bizOrderDelivery/lookLogistics': async ({ orderId }, { viewer, locale }) => {
      const order = await ownOrder(tools.db, viewer, orderId)
      return order ? lookLogistics(tools, order, 'all', locale) : refuse(shippingRefusals.orderGone)
    },
    'GET /bizConsole/lookLogistics': async ({ orderId }, { viewer, locale }) => {
      const order = await shopOrder(tools.db, viewer, orderId)
      return order
        ? lookLogistics(tools, order, customerSeenBy(viewer), locale)
        : refuse(shippingRefusals.orderGone)
    },
    'GET /sysExpress/findAll': async (_input, { locale }) => ({
      list: carriers.map(({ code, name, phone }) => ({ code, name: name[locale], phone })),
    }),
    'POST /bizConsole/deliver': (input, { viewer }) => deliver(tools, viewer, input),
    'POST /bizConsole/updateExpress': (input, { viewer }) => correctParcel(tools, viewer, input),
    'POST /bizConsole/sendAgain': (input, { viewer }) => sendAgain(tools, viewer, input),
    'POST /bizOrderDelivery/notify/kuaidi100/{parcelId}': async ({ parcelId }, { raw }) => {
      const isTaken = await handleCarrierPush(shippingTools, parcelId, raw.body)
      const { status, contentType, body } = isTaken
        ? options.gateway.successAnswer
        : options.gateway.failureAnswer
      return { statusCode: status, contentType, body }
    },
  })
}
