import { readOffers } from '@hojip/aftersales'
import { productSummaries } from '@hojip/catalog'
import type { Db, Tools } from '@hojip/db'
import { ownOrder, shopActsOf, shopOrder, type OrderRow } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import type { ChatCard } from '../contract.ts'
import { offerType } from '../rules/message-types.ts'
import type { Reader } from '../rules/reader.ts'

interface CardId {
  type: 4 | 5 | 6
  id: string
}

/** What a card in a conversation may name: orders between its two sides, products of its shop. */
export interface Between {
  userId: string
  /** Null for the mall's own service, which may get any order and product. */
  shopId: string | null
}

function orderCard(order: OrderRow, locale: Locale, acts: object): ChatCard {
  const first = order.lines[0]
  return {
    type: 4,
    id: order.id,
    gone: false,
    order: {
      orderId: order.id,
      orderCode: order.code,
      orderStatus: order.status,
      totalMoney: fenToYuan(order.totalFen),
      goodsPics: order.lines.slice(0, 3).map((line) => line.picture ?? ''),
      goodsName: first ? first.goodsName[locale] : '',
      goodsNum: order.lines.reduce((sum, line) => sum + line.quantity, 0),
      orderTime: wireTime(order.createdAt.getTime()),
      canTrack: order.status === orderStatuses.toReceive || order.status === orderStatuses.completed,
      ...acts,
    },
  }
}

/**
 * Reads orders and products of cards as they are now, in the order of the ids. An order is shown to its buyer and to its
 * shop; to the mall's agents when `between` names its buyer.
 */
export async function readCards(
  tools: Pick<Tools, 'clock' | 'db'>,
  reader: Reader,
  cards: readonly CardId[],
  { locale, between }: { locale: Locale; between?: Between },
): Promise<ChatCard[]> {
  const { db, clock } = tools
  const idsOf = (type: CardId['type']) => [
    ...new Set(cards.filter((one) => one.type === type).map(({ id }) => id)),
  ]
  const [orders, products, offers] = await Promise.all([
    Promise.all(idsOf(4).map((id) => orderFor(db, reader, id, between))),
    productSummaries(db, idsOf(5), locale),
    offersFor(tools, reader, idsOf(offerType), locale),
  ])
  return cards.map(({ type, id }): ChatCard => {
    const order = type === 4 ? orders.find((one) => one?.id === id) : undefined
    if (order) {
      const isShops = reader.side === 'shop' && !reader.isMall
      return orderCard(order, locale, isShops ? { shopActs: shopActsOf(order, clock.nowMs()) } : {})
    }
    const offer = type === offerType ? offers.find((one) => one.pkId === id) : undefined
    if (offer) return { type, id, gone: false, offer }
    const product = type === 5 ? products.find((one) => one.pkId === id) : undefined
    if (!product) return { type, id, gone: true }
    const { goodsName, goodsPic, price, isOnSale } = product
    return { type, id, gone: false, goods: { goodsId: id, goodsName, goodsPic, price, isOnSale } }
  })
}

/** Offers are between a shop and its buyer; the mall's agents do not see them. */
async function offersFor(
  tools: Pick<Tools, 'clock' | 'db'>,
  { side, actorId, shopId, isMall }: Reader,
  ids: readonly string[],
  locale: Locale,
) {
  if (isMall) return []
  const party =
    side === 'user'
      ? ({ role: 'buyer', viewer: { userId: actorId } } as const)
      : ({ role: 'shop', viewer: shopId === null ? {} : { shopId } } as const)
  return readOffers(tools, party, ids, locale)
}

async function orderFor(db: Db, reader: Reader, id: string, between: Between | undefined) {
  if (reader.side === 'user') return ownOrder(db, { userId: reader.actorId }, id)
  if (!reader.isMall) return reader.shopId ? shopOrder(db, { shopId: reader.shopId }, id) : undefined
  return between ? ownOrder(db, between, id) : undefined
}

/** Whether a card may be sent in a conversation: the order is between its sides, the product its shop's. */
export async function maySendCard(
  tools: Pick<Tools, 'db'>,
  { type, id }: { type: 4 | 5; id: string },
  { userId, shopId }: Between,
): Promise<boolean> {
  if (type === 4) {
    const order = await ownOrder(tools.db, { userId }, id)
    return order !== undefined && (shopId === null || order.shopId === shopId)
  }
  const [product] = await productSummaries(tools.db, [id], 'zh-CN')
  return product !== undefined && (shopId === null || product.shopId === shopId)
}
