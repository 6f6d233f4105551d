import type { Db } from '@hojip/db'
import type { PageRequest } from '@hojip/platform/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { countFavourites, favouritesOf, savedOf } from '../store/favourites.ts'
import { savedProducts } from './saved-products.ts'

interface Asked extends PageRequest {
  onlyPriceDrop: boolean
  goodsName?: string | undefined
}

/** A page of favourites with the products as they are now. */
export async function listFavourites(db: Db, viewer: Viewer, asked: Asked, locale: Locale) {
  const { onlyPriceDrop, goodsName: words } = asked
  const [counts, rows] = await Promise.all([
    countFavourites(db, viewer, words),
    favouritesOf(db, viewer, { ...asked, words }),
  ])
  const list = await savedProducts(db, viewer, rows, locale)
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
