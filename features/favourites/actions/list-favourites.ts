import { productSummaries } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import type { Favourite } from '../contract.ts'
import { priceDropFen } from '../rules/price-drop.ts'
import { countFavourites, favouritesOf, savedOf } from '../store/favourites.ts'

interface Asked {
  pageNum: number
  pageSize: number
  onlyPriceDrop: boolean
  goodsName?: string | undefined
}

/** A page of favourites with the products as they are now. */
export async function listFavourites(db: Db, viewer: Viewer, asked: Asked, locale: Locale) {
  const { onlyPriceDrop, goodsName: words } = asked
  const [counts, rows] = await Promise.all([
    countFavourites(db, viewer, words),
    favouritesOf(db, viewer, { onlyPriceDrop, words, ...shapes.slice(asked) }),
  ])
  const cards = await productSummaries(
    db,
    rows.map((row) => row.goodsId),
    locale,
  )
  const byId = new Map(cards.map((card) => [card.pkId, card]))
  const list = rows.flatMap((row): Favourite[] => {
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
  return {
    ...shapes.page(list, onlyPriceDrop ? counts.cheaper : counts.total, asked),
    priceDropNum: counts.cheaper,
  }
}

/** The products that the viewer has not saved yet. */
export async function savable(db: Db, viewer: Viewer, goodsIds: readonly string[]) {
  const saved = await savedOf(db, viewer, goodsIds)
  return { list: [...new Set(goodsIds)].map((goodsId) => ({ goodsId, canFavorite: !saved.has(goodsId) })) }
}
