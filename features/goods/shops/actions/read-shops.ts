import { placeLine, placeName } from '@hojip/regions/place-names'
import {
  briefProducts,
  picturePath,
  scoreText,
  shopBestSellers,
  shopFigures,
  cacheByVersion,
  type BriefProduct,
  type ShopFigures,
} from '@hojip/catalog'
import type { Db, Reads } from '@hojip/db'
import type { PageRequest } from '@hojip/platform/db'
import type { Clock } from '@hojip/platform/clock'
import { shapes } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { clockOfMinute } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { toldHoliday } from '@hojip/policy'
import type { ShopInfo } from '../contract.ts'
import { allShopIds, shopIdsNamed, shopsById, type ShopRead } from '../store.ts'

export interface ShopEntry {
  shop: ShopInfo
  goods: { pkId: string; goodsName: string; goodsPic: string; price: string; isFromPrice: boolean }[]
}

/** Every shop's rank and sums, best sellers first, shops without products last. */
interface Standing {
  order: string[]
  figures: ReadonlyMap<string, ShopFigures>
}

export interface ShopReads {
  db: Db
  nowMs(): number
  standing(): Promise<Standing>
}

async function readStanding(db: Db): Promise<Standing> {
  const [ids, sums] = await Promise.all([allShopIds(db), shopFigures(db)])
  const figures = new Map(sums.map((one) => [one.shopId, one]))
  return { order: [...figures.keys(), ...ids.filter((id) => !figures.has(id))], figures }
}

/** For a response that is cached as a whole: reads the shops once. */
export function shopsNow(db: Db, nowMs: number): ShopReads {
  let standing: Promise<Standing> | undefined
  return { db, nowMs: () => nowMs, standing: () => (standing ??= readStanding(db)) }
}

/**
 * Caches the shops' order and sums in this process, for 30 s or until the catalogue's version changes; what else is shown of them
 * is read from the database of each reader.
 */
export function cacheShops(
  source: { db: Db; clock: Clock; reads?: Reads },
  versionAgeMs?: number,
): (db: Db) => ShopReads {
  const cached = cacheByVersion<Standing>(source, 1, versionAgeMs)
  const { nowMs } = source.clock
  return (db) => ({ db, nowMs, standing: () => cached('standing', readStanding) })
}

/** Such as "4.9"; undefined for a shop whose products nobody has rated. */
export async function shopScore(db: Db, shopId: string): Promise<string | undefined> {
  const [sums] = await shopFigures(db, [shopId])
  return sums && scoreText(sums.scoreSum, sums.ratedCount)
}

const shopProductCount = 20
const shownProducts = 4

function shopInfoOf(
  shop: ShopRead,
  sums: ShopFigures | undefined,
  { locale, nowMs }: { locale: Locale; nowMs: number },
): ShopInfo {
  const score = sums && scoreText(sums.scoreSum, sums.ratedCount)
  return {
    pkId: shop.id,
    shopName: textIn(shop.name, locale),
    slug: shop.slug,
    shopLogoPic: shop.logo || null,
    mark: shop.mark,
    hue: shop.hue,
    province: shop.province && placeName(shop.province, locale),
    city: shop.city && placeName(shop.city, locale),
    district: shop.district && placeName(shop.district, locale),
    place: placeLine([shop.province, shop.city], locale),
    intro: textIn(shop.intro, locale),
    bizScope: textIn(shop.scope, locale),
    goodsCount: sums?.goodsCount ?? 0,
    salesNum: sums?.salesCount ?? 0,
    fansNum: shop.fansCount,
    ...(score !== undefined && { score }),
    freeShippingFrom: fenToYuan(shop.freeShippingFromFen),
    shippingFee: fenToYuan(shop.shippingFeeFen),
    bannerPic: shop.banner,
    notice: textIn(shop.notice, locale),
    sendsOn: shop.sendsOn,
    sendsUntil: clockOfMinute(shop.sendsUntilMinute),
    holiday: toldHoliday(shop.holiday, nowMs),
    isClosed: shop.isClosed,
  }
}

function productOf(product: BriefProduct, locale: Locale): ShopEntry['goods'][number] {
  return {
    pkId: product.id,
    goodsName: textIn(product.name, locale),
    goodsPic: picturePath(product.picture),
    price: fenToYuan(product.priceFen),
    isFromPrice: product.isFromPrice,
  }
}

async function entriesOf(
  reads: ShopReads,
  ids: readonly string[],
  page: PageRequest,
  locale: Locale,
): Promise<ShopEntry[]> {
  const [{ figures }, shops, products] = await Promise.all([
    reads.standing(),
    shopsById(reads.db, ids),
    shopBestSellers(reads.db, ids, page),
  ])
  return shops.map((shop) => ({
    shop: shopInfoOf(shop, figures.get(shop.id), { locale, nowMs: reads.nowMs() }),
    goods: products.filter((one) => one.shopId === shop.id).map((one) => productOf(one, locale)),
  }))
}

/** Those of the products that the shop has chosen which are on sale. */
async function chosenOf({ db }: ShopReads, shopId: string, locale: Locale): Promise<ShopEntry['goods']> {
  const [shop] = await shopsById(db, [shopId])
  const products = shop ? await briefProducts(db, shopId, shop.chosen) : []
  return products.filter(({ isOnSale }) => isOnSale).map((one) => productOf(one, locale))
}

/** A shop with a page of its best sellers; an empty list for an unknown shop or a page after the last. */
export async function shopWithProducts(
  reads: ShopReads,
  asked: { shopId: string; pageNum: number },
  locale: Locale,
): Promise<(ShopEntry & { chosen: ShopEntry['goods'] })[]> {
  const isFirst = asked.pageNum === 1
  const [entries, chosen] = await Promise.all([
    entriesOf(reads, [asked.shopId], { pageNum: asked.pageNum, pageSize: shopProductCount }, locale),
    isFirst ? chosenOf(reads, asked.shopId, locale) : [],
  ])
  return entries
    .filter(({ goods: products }) => isFirst || products.length > 0)
    .map((entry) => ({ ...entry, chosen }))
}

/** Shops by name, best sellers first, each with its four best-selling products. */
export async function findShops(
  reads: ShopReads,
  asked: PageRequest & { shopName?: string | undefined },
  locale: Locale,
) {
  const { order } = await reads.standing()
  const named = asked.shopName ? await shopIdsNamed(reads.db, asked.shopName) : undefined
  const ids = named ? order.filter((id) => named.has(id)) : order
  const shown = shapes.entriesOnPage(ids, asked)
  const list = await entriesOf(reads, shown, { pageNum: 1, pageSize: shownProducts }, locale)
  return shapes.page(list, ids.length, asked)
}

/** The shops with the most sales that have products to show. */
export async function bestShops(reads: ShopReads, count: number, locale: Locale): Promise<ShopEntry[]> {
  const { order, figures } = await reads.standing()
  return entriesOf(
    reads,
    order.filter((id) => figures.has(id)).slice(0, count),
    { pageNum: 1, pageSize: shownProducts },
    locale,
  )
}
