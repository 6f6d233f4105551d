import { productSummaries } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import type { Favourite } from '../contract.ts'
import { priceDropFen } from '../rules/price-drop.ts'
import type { FavouriteRow } from '../store/favourites.ts'

/** Favourites or followed products, with the products as they are now. */
export async function savedProducts(
  db: Db,
  viewer: { userId: string },
  rows: readonly FavouriteRow[],
  locale: Locale,
): Promise<Favourite[]> {
  const cards = await productSummaries(
    db,
    rows.map((row) => row.goodsId),
    locale,
  )
  const byId = new Map(cards.map((card) => [card.pkId, card]))
  return rows.flatMap((row): Favourite[] => {
    const product = byId.get(row.goodsId)
    if (!product) return []
    const drop = priceDropFen(row)
    return [
      {
        pkId: row.id,
        goodsId: row.goodsId,
        userId: viewer.userId,
        gmtCreate: wireTime(row.savedAt.getTime()),
        goods: product,
        ...(drop > 0 && { priceDrop: fenToYuan(drop) }),
      },
    ]
  })
}
