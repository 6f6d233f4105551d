import { picturePath, shopBestSellers } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import { shopsById } from '../store.ts'

export interface BriefShop {
  shopId: string
  shopName: string
  slug: string
  shopLogoPic: string | null
  mark: string
  hue: number
  fansNum: number
  goods: { pkId: string; goodsName: string; goodsPic: string; price: string; isFromPrice: boolean }[]
}

/** The shops in the order of the ids, each with its best sellers. */
export async function briefShops(
  db: Db,
  shopIds: readonly string[],
  productsEach: number,
  locale: Locale,
): Promise<BriefShop[]> {
  const [shops, products] = await Promise.all([
    shopsById(db, shopIds),
    productsEach > 0 ? shopBestSellers(db, shopIds, { pageNum: 1, pageSize: productsEach }) : [],
  ])
  return shops.map((shop) => ({
    shopId: shop.id,
    shopName: textIn(shop.name, locale),
    slug: shop.slug,
    shopLogoPic: shop.logo || null,
    mark: shop.mark,
    hue: shop.hue,
    fansNum: shop.fansCount,
    goods: products
      .filter((one) => one.shopId === shop.id)
      .map((one) => ({
        pkId: one.id,
        goodsName: textIn(one.name, locale),
        goodsPic: picturePath(one.picture),
        price: fenToYuan(one.priceFen),
        isFromPrice: one.isFromPrice,
      })),
  }))
}
