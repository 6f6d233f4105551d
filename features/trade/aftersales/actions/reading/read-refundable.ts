import { nationalPhone, phoneRegion } from '@hojip/policy/contact-phone'
import type { Tools } from '@hojip/db'
import { ownOrder, type LineRow, type OrderRow } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { refundsUntil, refundStatuses } from '@hojip/orders/rules'
import type { Viewer } from '@hojip/platform/http'
import { fillText, type Locale, type LocalText } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan, sumFen } from '@hojip/platform/money'
import { isRefusal, refusalText, refuse, type Refusal } from '@hojip/platform/refusal'
import { methodOf } from '@hojip/policy/channels'
import type {
  MoneyItem,
  RefundableLine,
  RefundableOrder,
  RefundableWay,
  RefundMoney,
} from '../../contract.ts'
import { aftersalesRefusals as r } from '../../refusals.ts'
import { moneySteps } from '../../rules/money-steps.ts'
import { needsFiles, reasonsOf, waysOf, type Way } from '../../rules/reasons.ts'
import { refundable, unitsOf, type MoneyOrder, type Step } from '../../rules/refundable.ts'
import { refundsOfOrder } from '../../store/read.ts'
import type { RefundRow } from '../../store/rows.ts'
import { boughtProducts } from './bought-product.ts'
import { checkItem, lineRefusal, type ItemReason } from '../check-item.ts'
import { leavingOf, moneyOrderOf } from '../money/money-of.ts'

function typesOf(ways: readonly Way[], order: MoneyOrder, line: LineRow, locale: Locale): RefundableWay[] {
  return ways.flatMap((way) => {
    const maxNum = unitsOf(line, way)
    const fitting = reasonsOf(way, { isShipped: line.shipped > 0, returnRule: line.returnRule })
    const [anyReason] = fitting
    if (maxNum === 0 || !anyReason) return []
    const most = refundable(order, {
      ...way,
      lineId: line.id,
      units: maxNum,
      reason: anyReason.index,
      leaving: new Map(),
    })
    return [
      {
        refundType: way.type,
        receivingStatus: way.receiving,
        maxNum,
        maxMoney: fenToYuan(most.goodsFen),
        isWholeOnly: most.isWholeOnly,
        reasons: fitting.map((one) => ({
          index: one.index,
          text: one.text[locale],
          needFiles: needsFiles(one, way),
          isFault: one.isFault,
        })),
      },
    ]
  })
}

function lineView(
  order: OrderRow,
  money: MoneyOrder,
  line: LineRow,
  { locale, nowMs, isEdit }: { locale: Locale; nowMs: number; isEdit: boolean },
): RefundableLine {
  const facts = { status: order.status, finishedAt: order.finishedAt?.getTime() ?? null }
  const [until, faultUntil] = [refundsUntil(facts, false), refundsUntil(facts, true)]
  const refusal = isEdit ? undefined : lineRefusal(order, line, nowMs, true)
  const isLate = !isEdit && typeof until === 'number' && nowMs >= until
  // After the window for returns without a fault, only faults count.
  const types = refusal
    ? []
    : typesOf(waysOf(order), money, line, locale)
        .map((way) => ({ ...way, reasons: way.reasons.filter(({ isFault }) => isFault || !isLate) }))
        .filter(({ reasons }) => reasons.length > 0)
  return {
    ...boughtProducts(line, locale),
    orderGoodsId: line.id,
    shippedNum: line.shipped,
    refundedNum: line.refunded,
    refundedMoney: fenToYuan(line.refundedFen),
    refundStatus: line.refundStatus,
    ...(line.refundId ? { refundId: line.refundId } : {}),
    canRefund: types.length > 0,
    ...(refusal ? { whyNot: refusalText(refusal, locale) } : {}),
    maxNum: Math.max(0, ...types.map(({ maxNum }) => maxNum)),
    maxMoney: fenToYuan(types.length > 0 ? line.payFen - line.refundedFen : 0),
    ...(typeof until === 'number' ? { deadline: wireTime(until) } : {}),
    ...(typeof faultUntil === 'number' ? { faultDeadline: wireTime(faultUntil) } : {}),
    applyTimes: line.refundTries,
    maxApplyTimes: policy.maxApplications,
    types,
  }
}

interface Asked {
  orderId: string
  /** The application to be edited. */
  refundId?: string | undefined
}

/** The order's application to be edited, if it still waits for its shop. */
function editedOf(others: readonly RefundRow[], { refundId }: Asked) {
  return refundId === undefined
    ? undefined
    : others.find(({ id, status }) => id === refundId && status === refundStatuses.applied)
}

/** Which lines of an order can be refunded, how, for which reasons and until when. */
export async function readRefundable(
  tools: Tools,
  viewer: Viewer,
  asked: Asked,
  locale: Locale,
): Promise<RefundableOrder | Refusal<'aftersales/orderGone'>> {
  const { orderId } = asked
  const order = await ownOrder(tools.db, viewer, orderId)
  if (!order) return refuse(r.orderGone)
  const others = await refundsOfOrder(tools.db, orderId)
  const edited = editedOf(others, asked)
  const money = moneyOrderOf(order, others, { except: edited?.id, isEstimate: true })
  const reader = { locale, nowMs: tools.clock.nowMs() }
  return {
    orderId,
    orderCode: order.code,
    orderStatus: order.status,
    shopId: order.shopId,
    shopName: order.shopName[locale],
    shippingFee: fenToYuan(order.shippingFen),
    ...(order.payType ? { payType: methodOf(order.payType) } : {}),
    customerName: order.consignee,
    customerPhone: nationalPhone(order.phone, phoneRegion(order.address.country, order.address.province)),
    lines: order.lines.map((line) =>
      lineView(order, money, line, { ...reader, isEdit: line.id === edited?.lineId }),
    ),
  }
}

function sentence(texts: LocalText, params: Step['params'], locale: Locale): string {
  return fillText(texts, locale, (name) => {
    const value = params[name]
    return typeof value === 'object' ? fenToYuan(value.fen) : String(value ?? '')
  })
}

/** The amount that would be refunded for these lines together, and how it is computed. */
export async function readRefundMoney(
  tools: Tools,
  viewer: Viewer,
  { items, ...asked }: Asked & { items: readonly MoneyItem[] },
  locale: Locale,
): Promise<RefundMoney | Refusal<ItemReason>> {
  const { orderId } = asked
  const order = await ownOrder(tools.db, viewer, orderId)
  if (!order) return refuse(r.orderGone)
  const nowMs = tools.clock.nowMs()
  const others = await refundsOfOrder(tools.db, orderId)
  const edited = editedOf(others, asked)
  const among = { except: edited?.id, isEstimate: true }
  const money = moneyOrderOf(order, others, among)
  const leaving = leavingOf(others, among)
  const lines: RefundMoney['lines'] = []
  const sums = { goodsFen: 0, shippingFen: 0 }
  for (const item of items) {
    const checked = checkItem(
      order,
      item,
      nowMs,
      item.orderGoodsId === edited?.lineId ? 'edit' : 'application',
    )
    if (isRefusal(checked)) return checked
    if (lines.some(({ orderGoodsId }) => orderGoodsId === item.orderGoodsId)) return refuse(r.underWay)
    const wish = { ...checked.way, lineId: checked.line.id, units: item.refundNum, reason: item.refundReason }
    const gone = { ...money, shippingGoneFen: money.shippingGoneFen + sums.shippingFen }
    const most = refundable(gone, { ...wish, leaving })
    leaving.set(checked.line.id, item.refundNum)
    sums.goodsFen += most.goodsFen
    sums.shippingFen += most.shippingFen
    lines.push({
      orderGoodsId: item.orderGoodsId,
      maxMoney: fenToYuan(most.goodsFen + most.shippingFen),
      goodsMoney: fenToYuan(most.goodsFen),
      shippingMoney: fenToYuan(most.shippingFen),
      isWholeOnly: most.isWholeOnly,
      steps: most.steps.map((step) => ({
        code: step.code,
        text: sentence(moneySteps[step.code], step.params, locale),
      })),
    })
  }
  return {
    totalMoney: fenToYuan(sumFen(Object.values(sums))),
    goodsMoney: fenToYuan(sums.goodsFen),
    shippingMoney: fenToYuan(sums.shippingFen),
    lines,
  }
}
