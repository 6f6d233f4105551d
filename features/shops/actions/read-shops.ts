import { placeLine, placeName } from '@hojip/addresses/place-names'
import {
  picturePath,
  scoreText,
  shopBestSellers,
  shopFigures,
  watchCatalogVersion,
  type BriefGoods,
  type ShopFigures,
} from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import { shapes } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import type { ShopInfo } from '../contract.ts'
import { allShopIds, shopIdsNamed, shopsById, type ShopRead } from '../store.ts'

export interface ShopEntry {
  shop: ShopInfo
  goods: { pkId: string; goodsName: string; goodsPic: string; price: string; isFromPrice: boolean }[]
}

/** Every shop's place and sums, best sellers first, shops without goods last. */
interface Standing {
  order: string[]
  figures: ReadonlyMap<string, ShopFigures>
}

export interface ShopReads {
  db: Db
  standing(): Promise<Standing>
}

async function readStanding(db: Db): Promise<Standing> {
  const [ids, sums] = await Promise.all([allShopIds(db), shopFigures(db)])
  const figures = new Map(sums.map((one) => [one.shopId, one]))
  return { order: [...figures.keys(), ...ids.filter((id) => !figures.has(id))], figures }
}

/** For one answer that is cached as a whole: the shops as they are at its first look. */
export function shopsNow(db: Db): ShopReads {
  let standing: Promise<Standing> | undefined
  return { db, standing: () => (standing ??= readStanding(db)) }
}

/** What a process keeps of the shops: their order and sums, read anew with the catalogue's version and its sales. */
export function keepShops({ db, clock }: { db: Db; clock: Clock }, versionAgeMs?: number): ShopReads {
  const version = watchCatalogVersion({ db, clock }, versionAgeMs)
  const kept = sharedLoads<Standing>({
    clock,
    maxAgeMs: 30_000,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  return { db, standing: async () => kept.get('standing', await version(), () => readStanding(db)) }
}

export const shopGoodsCount = 20
const shownGoods = 4

function shopInfoOf(shop: ShopRead, sums: ShopFigures | undefined, locale: Locale): ShopInfo {
  const score = sums && scoreText(sums.scoreSum, sums.ratedCount)
  return {
    pkId: shop.id,
    shopName: textIn(shop.name, locale),
    slug: shop.slug,
    shopLogoPic: null,
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
  }
}

function goodsOf(goods: BriefGoods, locale: Locale): ShopEntry['goods'][number] {
  return {
    pkId: goods.id,
    goodsName: textIn(goods.name, locale),
    goodsPic: picturePath(goods.picture),
    price: fenToYuan(goods.priceFen),
    isFromPrice: goods.isFromPrice,
  }
}

async function entriesOf(
  reads: ShopReads,
  ids: readonly string[],
  page: { limit: number; skip?: number },
  locale: Locale,
): Promise<ShopEntry[]> {
  const [{ figures }, shops, goods] = await Promise.all([
    reads.standing(),
    shopsById(reads.db, ids),
    shopBestSellers(reads.db, ids, page),
  ])
  return shops.map((shop) => ({
    shop: shopInfoOf(shop, figures.get(shop.id), locale),
    goods: goods.filter((one) => one.shopId === shop.id).map((one) => goodsOf(one, locale)),
  }))
}

/** A shop with a page of its best sellers; no entry for an unknown one, and none after the last of its goods. */
export async function shopWithGoods(
  reads: ShopReads,
  asked: { shopId: string; pageNum: number },
  locale: Locale,
): Promise<ShopEntry[]> {
  const skip = (asked.pageNum - 1) * shopGoodsCount
  const entries = await entriesOf(reads, [asked.shopId], { limit: shopGoodsCount, skip }, locale)
  return asked.pageNum === 1 ? entries : entries.filter(({ goods }) => goods.length > 0)
}

/** Shops by name, best sellers first, each with its four best sellers. */
export async function findShops(
  reads: ShopReads,
  asked: { shopName?: string | undefined; pageNum: number; pageSize: number },
  locale: Locale,
) {
  const { order } = await reads.standing()
  const named = asked.shopName ? await shopIdsNamed(reads.db, asked.shopName) : undefined
  const ids = named ? order.filter((id) => named.has(id)) : order
  const from = (asked.pageNum - 1) * asked.pageSize
  const list = await entriesOf(reads, ids.slice(from, from + asked.pageSize), { limit: shownGoods }, locale)
  return shapes.page(list, ids.length, asked)
}

/** The shops that sell most and have something to show. */
export async function bestShops(reads: ShopReads, count: number, locale: Locale): Promise<ShopEntry[]> {
  const { order, figures } = await reads.standing()
  return entriesOf(
    reads,
    order.filter((id) => figures.has(id)).slice(0, count),
    { limit: shownGoods },
    locale,
  )
}
