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

/** Who the shops are, each with so many of its best sellers; in the order of the ids. */
export async function briefShops(
  db: Db,
  shopIds: readonly string[],
  goodsEach: number,
  locale: Locale,
): Promise<BriefShop[]> {
  const [shops, goods] = await Promise.all([
    shopsById(db, shopIds),
    goodsEach > 0 ? shopBestSellers(db, shopIds, { limit: goodsEach }) : [],
  ])
  return shops.map((shop) => ({
    shopId: shop.id,
    shopName: textIn(shop.name, locale),
    slug: shop.slug,
    shopLogoPic: null,
    mark: shop.mark,
    hue: shop.hue,
    fansNum: shop.fansCount,
    goods: goods
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
