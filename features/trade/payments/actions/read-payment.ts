import {
  arrivalView,
  maskedConsignee,
  ordersOfPayId,
  payStatesOf,
  type OrderRow,
  type PayState,
} from '@hojip/orders'
import { policy } from '@hojip/policy'
import { orderStatuses } from '@hojip/orders/rules'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { firstOf } from '@hojip/platform/collections'
import { fenToYuan, sumFen } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { channelNames, channelTexts, methodOf } from '@hojip/policy/channels'
import type { PayMethods, PaySchemes, PayStatus } from '../contract.ts'
import { paymentsRefusals as r } from '../refusals.ts'
import { openAttemptsOf } from '../store/attempts.ts'
import type { AskOnce } from './ask-once.ts'
import type { PaymentsTools } from './tools.ts'

/** Waiting while any order waits; otherwise paid if at least one was paid. */
function statusOf(orders: readonly PayState[]): 0 | 1 | 2 {
  if (orders.some((o) => o.status === orderStatuses.unpaid)) return 0
  return orders.some((o) => o.isPaid) ? 1 : 2
}

/** The orders to be paid, or already paid. */
function shownOf(orders: readonly OrderRow[]): readonly OrderRow[] {
  const unpaid = orders.filter((o) => o.status === orderStatuses.unpaid)
  if (unpaid.length > 0) return unpaid
  const paid = orders.filter((o) => o.paidAt !== null)
  return paid.length > 0 ? paid : orders
}

/** The payment methods of all gateways; one that is not configured or switched off is shown as disabled. */
export function methodsOf(tools: PaymentsTools, locale: Locale): PayMethods['list'] {
  return channelNames.map((channel) => {
    const gateway = tools.gateways[channel]
    return {
      payType: methodOf(channel),
      name: channelTexts[locale][channel].name,
      enabled: gateway !== undefined && tools.isSwitchedOff?.(channel) !== true,
      ways: [...(gateway?.ways ?? [])],
    }
  })
}

export async function readSchemes(
  tools: PaymentsTools,
  viewer: Viewer,
  payId: string,
  locale: Locale,
): Promise<PaySchemes | Refusal<'payments/nothingToPay'>> {
  const orders = await ordersOfPayId(tools.db, viewer, payId)
  if (orders.length === 0) return refuse(r.nothingToPay)
  const shown = shownOf(orders)
  const first = firstOf(shown)
  const expireAt = Math.min(...shown.map((o) => o.createdAt.getTime() + policy.payTimeoutMs))
  return {
    payId,
    totalMoney: fenToYuan(sumFen(shown.map((o) => o.totalFen))),
    surplusSeconds: Math.max(0, Math.floor((expireAt - tools.clock.nowMs()) / 1000)),
    expireAt,
    payStatus: statusOf(orders.map((o) => ({ ...o, isPaid: o.paidAt !== null }))),
    ...(first.payType ? { payType: methodOf(first.payType) } : {}),
    orders: shown.map((o) => ({
      pkId: o.id,
      orderCode: o.code,
      shopName: o.shopName[locale],
      totalMoney: fenToYuan(o.totalFen),
      orderStatus: o.status,
      ...arrivalView(o, tools.clock.nowMs()),
      goodsNames: o.lines.map((line) => line.goodsName[locale]),
      goods: o.lines.map((line) => ({
        pkId: line.id,
        name: line.goodsName[locale],
        ...(line.picture && { pic: line.picture }),
        num: line.quantity,
      })),
    })),
    list: methodsOf(tools, locale),
    consignee: maskedConsignee(first, locale),
  }
}

/** @param askOnce asks the gateways now, when a page that comes back from one requests it; left out, none is asked */
export async function readPayStatus(
  tools: PaymentsTools,
  viewer: Viewer,
  payId: string,
  askOnce: AskOnce | undefined,
): Promise<PayStatus | Refusal<'payments/nothingToPay'>> {
  const { db } = tools
  let orders = await payStatesOf(db, viewer, payId)
  if (orders.length === 0) return refuse(r.nothingToPay)
  const waiting = orders.filter((o) => o.status === orderStatuses.unpaid).map((o) => o.id)
  if (askOnce && waiting.length > 0) {
    for (const attempt of await openAttemptsOf(db, waiting)) await askOnce(attempt)
    orders = await payStatesOf(db, viewer, payId)
  }
  return { payStatus: statusOf(orders), orderIds: orders.map((o) => o.id) }
}
