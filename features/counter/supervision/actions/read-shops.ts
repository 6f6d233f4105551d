import { shopSize } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { FoundShop, SupervisedShop, SupervisionCalls } from '../contract.ts'
import { supervisionRefusals as r } from '../refusals.ts'
import * as store from '../store.ts'

function timeOf(at: Date | null): string | null {
  return at && wireTime(at.getTime())
}

function shownShop(row: store.ShopRow, locale: Locale): SupervisedShop {
  const { id, slug, name, mark, hue, fans, createdAt, closedAt, closeReason, products, onSale } = row
  return {
    pkId: id,
    shopName: textIn(name, locale),
    slug,
    mark,
    hue,
    ...(closeReason && { closeReason }),
    state: closedAt ? 'closed' : 'open',
    closeTime: timeOf(closedAt),
    goodsNum: products,
    onSaleNum: onSale,
    fansNum: fans,
    gmtCreate: wireTime(createdAt.getTime()),
  }
}

export async function listShops(
  db: Db,
  { words, state, ...at }: ParsedInputOf<SupervisionCalls['POST /sysConsole/queryShops']>,
  locale: Locale,
) {
  const { rows, counts } = await store.shopsPage(db, { words, state, ...at })
  const list = rows.map((row) => shownShop(row, locale))
  return { ...shapes.page(list, counts[state], at), counts }
}

export async function findShop(
  db: Db,
  pkId: string,
  { locale, usualMost }: { locale: Locale; usualMost: number },
): Promise<FoundShop | Refusal<'supervision/shopGone'>> {
  const row = await store.shopById(db, pkId)
  if (!row) return refuse(r.shopGone)
  const [events, { mostProducts }] = await Promise.all([store.eventsOf(db, pkId), shopSize(db, pkId)])
  const { staff, orders, openOrders, refunds, isFollowing } = row
  return {
    ...shownShop(row, locale),
    mostGoodsNum: mostProducts,
    usualMostGoodsNum: usualMost,
    staffNum: staff,
    orderNum: orders,
    openOrderNum: openOrders,
    refundNum: refunds,
    isFollowing,
    events: events.map(({ at, ...event }) => ({ ...event, gmtCreate: wireTime(at.getTime()) })),
  }
}

/** Of the viewer's shop. */
export async function ownState(db: Db, { shopId }: Viewer) {
  const { closedAt, closeReason } = await store.shopState(db, shopId!)
  return { ...(closeReason && { closeReason }), closeTime: timeOf(closedAt) }
}
