import type { Tools } from '@hojip/db'
import { customerSeenBy, ownOrder, shopOrder } from '@hojip/orders'
import { bind, type Bound } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { listCarriers, saveCarriers } from './actions/choose-carriers.ts'
import { correctParcel } from './actions/correct-number.ts'
import { deliver } from './actions/deliver.ts'
import type { ShippingOptions } from './actions/tools.ts'
import { lookLogistics } from './actions/look-logistics.ts'
import { readPickList } from './actions/papers/read-pick-list.ts'
import { previewSheet } from './actions/sheets/check-rows.ts'
import { exportOrdersToShip } from './actions/sheets/export-orders.ts'
import { readSheet, startSheet } from './actions/sheets/start-sheet.ts'
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
    'GET /bizConsole/queryCarriers': (_input, { viewer, locale }) => listCarriers(tools.db, viewer, locale),
    'POST /bizConsole/saveCarriers': (input, asked) => saveCarriers(tools, asked.viewer, input, asked),
    'POST /bizConsole/deliver': (input, { viewer, note }) => deliver(tools, viewer, input, note),
    'POST /bizConsole/queryPickList': ({ orderIds }, { viewer, locale }) =>
      readPickList(tools, viewer, orderIds, locale),
    'POST /bizConsole/checkLabels': async ({ orderIds }, asked) =>
      (await papers()).checkLabels(shippingTools, asked, orderIds),
    'POST /bizConsole/printLabels': async ({ orderIds }, asked) =>
      (await papers()).printLabels(shippingTools, asked, orderIds),
    'POST /bizConsole/exportOrdersToShip': ({ orderIds }, asked) =>
      exportOrdersToShip(tools, asked, orderIds),
    'POST /bizConsole/checkShipSheet': ({ rows }, { viewer }) => previewSheet(tools.db, viewer, rows),
    'POST /bizConsole/startShipSheet': (input, asked) => startSheet(tools, input, asked),
    'POST /bizConsole/queryShipSheet': (_input, { viewer }) => readSheet(tools, viewer),
    'POST /bizConsole/updateExpress': (input, { viewer, note }) => correctParcel(tools, viewer, input, note),
    'POST /bizConsole/sendAgain': (input, { viewer, note }) => sendAgain(tools, viewer, input, note),
    'POST /bizOrderDelivery/notify/kuaidi100/{parcelId}': async ({ parcelId }, { raw }) => {
      const isTaken = await handleCarrierPush(shippingTools, parcelId, raw.body)
      const { status, contentType, body } = isTaken
        ? options.gateway.successAnswer
        : options.gateway.failureAnswer
      return { statusCode: status, contentType, body }
    },
  })
}
/** Loaded for the first labels: the library that writes PDF takes 9 MB of each process. */
function papers() {
  return import('./actions/papers/print-labels.ts')
}
