import { bestSellers, cachedCards } from '@hojip/catalog'
import type { CatalogCache } from '@hojip/catalog/cache'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { mustGet } from '@hojip/platform/collections'
import type { Related, RelatedType } from '../contract.ts'
import { reasonText, type Reason } from '../rules/reasons.ts'
import { relatedOf } from '../store/related.ts'

interface Asked {
  goodsId: string
  type: RelatedType
  size: number
}

interface Found {
  id: string
  reason: Reason
  shoppers: number
}

/** Some more than are shown, because some may be sold out. */
const spare = 10

async function ofPeople(db: Db, goodsId: string, kind: 'together' | 'viewed'): Promise<Found[]> {
  const rows = await relatedOf(db, goodsId, kind)
  return rows.map(({ otherId, shoppers }) => ({ id: otherId, reason: kind, shoppers }))
}

/** The best sellers of the product's categories, those of the deepest first. */
async function ofCategory(db: Db, card: ProductSummary | undefined, size: number): Promise<Found[]> {
  if (!card) return []
  const path = [card.category1Id, card.category2Id, card.category3Id].filter((id) => id !== null)
  const categories = path.map((id, i) => ({ id, level: i + 1 })).toReversed()
  const found = await bestSellers(db, { ofMall: 0, ofEach: size, categories })
  const ids = categories.flatMap(({ id }) => found.get(id) ?? [])
  return [...new Set(ids)].slice(0, size).map((id) => ({ id, reason: 'category', shoppers: 0 }))
}

/** Products beside a product that can be bought now; the same for everybody. */
export async function readRelated(
  db: Db,
  cache: CatalogCache,
  { goodsId, type, size }: Asked,
  locale: Locale,
): Promise<{ list: Related[] }> {
  const found =
    type === 'similar'
      ? await ofCategory(db, (await cachedCards(cache, [goodsId], locale))[0], size + spare)
      : await ofPeople(db, goodsId, type)
  const byId = new Map(found.filter(({ id }) => id !== goodsId).map((one) => [one.id, one]))
  const cards = await cachedCards(cache, [...byId.keys()], locale)
  return {
    list: cards
      .filter(({ isOnSale, stock }) => isOnSale && stock > 0)
      .slice(0, size)
      .map((card) => {
        const { reason, shoppers } = mustGet(byId, card.pkId)
        return { goods: card, reason: reasonText(reason, shoppers, locale) }
      }),
  }
}
