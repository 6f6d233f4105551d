import { ownOffer, ownRefund } from '@hojip/aftersales'
import { productSummaries } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { ordersOfPayId, ownOrder, type OrderRow } from '@hojip/orders'
import type { Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan, sumFen } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { NoticeContent } from '../contract.ts'
import { noticesRefusals } from '../refusals.ts'
import type { AnyFacts } from '../rules/facts.ts'
import { waysOf } from '../rules/kinds.ts'
import { listOfState } from '../rules/moves.ts'
import { bodyOf, wordsIn } from '../rules/text.ts'
import { ownNotice } from '../store/lists.ts'
import { itemOf } from './list-notices.ts'

/** At most so many lines of an order are named. */
const namedLines = 4

/** The whole text of the viewer's notice, with the order or product as it is now. */
export async function readContent(
  db: Db,
  viewer: Viewer,
  id: string,
  locale: Locale,
): Promise<NoticeContent | Refusal<'notices/noticeGone'>> {
  const notice = await ownNotice(db, viewer, id)
  if (!notice) return refuse(noticesRefusals.noticeGone)
  const { kind, facts } = notice
  const words = wordsIn(locale)
  const orders = await ordersOf(db, viewer, facts)
  const [first] = orders
  const ways = waysOf(kind, { ...facts, ...(first && { shopId: first.shopId }) })
  return {
    item: itemOf(notice, locale),
    list: listOfState[notice.state],
    content: bodyOf(kind, facts, locale, notice.createdAt.getTime()),
    card:
      (await refundCard(db, viewer, facts, locale)) ??
      (first
        ? orderCard(first, orders, locale)
        : facts.goodsId
          ? await productCard(db, facts.goodsId, locale)
          : null),
    buttons: ways.map(({ place, link }) => ({ label: words.places[place], link })),
  }
}

type Card = NoticeContent['card']

/** The viewer's orders that the notice is about; none when it is about something else. */
async function ordersOf(db: Db, viewer: Viewer, { orderId, payId }: AnyFacts): Promise<readonly OrderRow[]> {
  if (payId) return ordersOfPayId(db, viewer, payId)
  const order = orderId === undefined ? undefined : await ownOrder(db, viewer, orderId)
  return order ? [order] : []
}

/** The product whose money goes back, with the sum that the notice tells of; null when it tells of no refund. */
async function refundCard(db: Db, viewer: Viewer, facts: AnyFacts, locale: Locale): Promise<Card> {
  const { refundId, offerId, fen = 0 } = facts
  const refund = refundId
    ? await ownRefund(viewer)(db, refundId)
    : offerId && (await ownOffer(db, viewer, offerId))
  if (!refund) return null
  const { goodsName, choiceName, units, picture, orderCode, shopName } = refund
  return {
    name: unitsText({ goodsName, choiceName, quantity: units }, locale),
    note: `${wordsIn(locale).order(orderCode)} · ${textIn(shopName, locale)}`,
    ...(picture && { pic: picture }),
    money: fenToYuan(fen),
  }
}

type Units = Pick<OrderRow['lines'][number], 'goodsName' | 'choiceName' | 'quantity'>

function unitsText({ goodsName, choiceName, quantity }: Units, locale: Locale): string {
  return `${[textIn(goodsName, locale), textIn(choiceName, locale)].filter(Boolean).join(' ')} ×${quantity}`
}

function orderCard(first: OrderRow, orders: readonly OrderRow[], locale: Locale): Card {
  const words = wordsIn(locale)
  const lines = orders.flatMap((order) => order.lines)
  const named = lines.slice(0, namedLines).map((line) => unitsText(line, locale))
  const notes = [
    words.statuses[first.status],
    ...(orders.length === 1 ? [words.order(first.code)] : []),
    orders.map(({ shopName }) => textIn(shopName, locale)).join(locale === 'zh-CN' ? '、' : ', '),
  ]
  return {
    name: named.join(locale === 'zh-CN' ? '、' : ', ') + (lines.length > namedLines ? ' …' : ''),
    note: notes.join(' · '),
    ...(lines[0]?.picture && { pic: lines[0].picture }),
    money: fenToYuan(sumFen(orders.map(({ totalFen }) => totalFen))),
  }
}

async function productCard(db: Db, goodsId: string, locale: Locale): Promise<Card> {
  const [product] = await productSummaries(db, [goodsId], locale)
  if (!product) return null
  const { soldOut, offSale, onSale } = wordsIn(locale)
  const state = product.isOnSale ? (product.stock > 0 ? onSale : soldOut) : offSale
  return {
    name: product.goodsName,
    note: `${state} · ${product.shopName}`,
    ...(product.goodsPic && { pic: product.goodsPic }),
    money: product.price,
  }
}
