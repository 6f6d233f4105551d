import type { Db, Tools, Tx } from '@hojip/db'
import { shopOrder, type LineRow, type OrderRow } from '@hojip/orders'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { methodOf } from '@hojip/policy/channels'
import { fenToYuan } from '@hojip/platform/money'
import { refusalText, refuse, type Refusal } from '@hojip/platform/refusal'
import type { OfferableOrder, RefundOffer } from '../../contract.ts'
import { aftersalesRefusals as r } from '../../refusals.ts'
import { offerActions } from '../../rules/offer-state.ts'
import { offerReason, waysOf } from '../../rules/reasons.ts'
import { refundable, unitsOf } from '../../rules/refundable.ts'
import { listOffers, offersOf, type OfferRow, type Party } from '../../store/offers.ts'
import { refundsOfOrder } from '../../store/read.ts'
import type { RefundRow } from '../../store/rows.ts'
import { offerRefusal } from '../check-item.ts'
import { leavingOf, moneyOrderOf } from '../money/money-of.ts'
import { boughtProducts } from '../reading/bought-product.ts'
import { factsOfOffer } from './make-offer.ts'

interface Reader {
  party: Party
  locale: Locale
  nowMs: number
}

function offerView(offer: OfferRow, { party, locale, nowMs }: Reader): RefundOffer {
  return {
    pkId: offer.id,
    orderId: offer.orderId,
    orderCode: offer.orderCode,
    orderGoodsId: offer.lineId,
    shopId: offer.shopId,
    shopName: offer.shopName[locale],
    goods: boughtProducts(offer, locale),
    receivingStatus: offer.receiving,
    refundNum: offer.units,
    refundMoney: fenToYuan(offer.fen),
    content: offer.remark,
    ...(offer.payType ? { payType: methodOf(offer.payType) } : {}),
    offerState: offer.state,
    offerTime: wireTime(offer.madeAt.getTime()),
    deadlineTime: wireTime(offer.deadlineAt.getTime()),
    deadlineAt: offer.deadlineAt.getTime(),
    ...(offer.refundId ? { refundId: offer.refundId } : {}),
    actions: offerActions(factsOfOffer(offer), party.role, nowMs),
  }
}

/** Offers as their buyer or their shop may see them; those of others are left out. */
export async function readOffers(
  { db, clock }: { db: Db | Tx; clock: Tools['clock'] },
  party: Party,
  ids: readonly string[],
  locale: Locale,
): Promise<RefundOffer[]> {
  const rows = await offersOf(db, party, ids)
  return rows.map((row) => offerView(row, { party, locale, nowMs: clock.nowMs() }))
}

/** The offers of an order, or the open ones of all orders. */
export async function listPartyOffers(
  { db, clock }: Tools,
  party: Party,
  { orderId }: { orderId?: string | undefined },
  locale: Locale,
): Promise<{ list: RefundOffer[] }> {
  const rows = await listOffers(db, party, orderId)
  return { list: rows.map((row) => offerView(row, { party, locale, nowMs: clock.nowMs() })) }
}

export async function readOffer(
  tools: Tools,
  party: Party,
  id: string,
  locale: Locale,
): Promise<RefundOffer | Refusal<'aftersales/offerGone'>> {
  return (await readOffers(tools, party, [id], locale))[0] ?? refuse(r.offerGone)
}

/** For each number of units, the most that can be offered. */
function waysView(order: OrderRow, line: LineRow, others: readonly RefundRow[]) {
  const money = moneyOrderOf(order, others, { isEstimate: true })
  const leaving = leavingOf(others, { isEstimate: true })
  return waysOf(order)
    .filter(({ type }) => type === 1)
    .flatMap((way) => {
      const mostOf = (units: number) =>
        refundable(money, { ...way, lineId: line.id, units, reason: offerReason, leaving })
      const numbers = Array.from({ length: unitsOf(line, way) }, (_, at) => at + 1)
      const ways = numbers.map((units) => {
        const { goodsFen, shippingFen, isWholeOnly } = mostOf(units)
        return { refundNum: units, maxMoney: fenToYuan(goodsFen + shippingFen), isWholeOnly }
      })
      return ways.length > 0 ? [{ receivingStatus: way.receiving, units: ways }] : []
    })
}

/** What the shop can offer for each line of an order, and why nothing. */
export async function readOfferable(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
  locale: Locale,
): Promise<OfferableOrder | Refusal<'aftersales/orderGone'>> {
  const order = await shopOrder(tools.db, viewer, orderId)
  if (!order) return refuse(r.orderGone)
  const party = { role: 'shop' as const, viewer }
  const [others, offers] = await Promise.all([
    refundsOfOrder(tools.db, orderId),
    listOffers(tools.db, party, orderId),
  ])
  const nowMs = tools.clock.nowMs()
  return {
    orderId,
    orderCode: order.code,
    ...(order.payType ? { payType: methodOf(order.payType) } : {}),
    lines: order.lines.map((line) => {
      const refusal = offerRefusal(order, line, nowMs)
      const open = offers.find(({ lineId, state }) => lineId === line.id && state === 'open')
      return {
        orderGoodsId: line.id,
        goods: boughtProducts(line, locale),
        ...(refusal ? { whyNot: refusalText(refusal, locale) } : {}),
        ...(open ? { offer: offerView(open, { party, locale, nowMs }) } : {}),
        ways: refusal || open ? [] : waysView(order, line, others),
      }
    }),
  }
}
