import { placeName } from '@hojip/addresses/place-names'
import type { Locale } from '@hojip/platform/i18n'
import { writtenOnce } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { GoodsInfo } from '../contract.ts'
import type { KeptCatalog } from '../kept.ts'
import { catalogRefusals } from '../refusals.ts'
import { categoryPath } from '../rules/category-tree.ts'
import { goodsInfoOf, goodsViewOf, type GoodsView } from '../rules/goods-view.ts'
import type { LiveGoods } from '../store/goods-info.ts'

/**
 * A goods' page; also of goods off sale, for orders and bookmarks lead to them. What changes with the goods' version
 * alone is kept; stock, sales and comments are read anew, in one statement for all who ask together, and where they
 * are what they were, the last answer is given again.
 */
export async function goodsInfo(
  kept: KeptCatalog,
  goodsId: string,
  locale: Locale,
): Promise<GoodsInfo | Refusal> {
  const found = await viewAndNow(kept, goodsId, locale)
  if (!found) return refuse(catalogRefusals.goodsGone)
  const { view, live } = found
  const [shop, tree] = await Promise.all([kept.shop(view.shopId), kept.tree()])
  const key = `${locale} ${goodsId}`
  const last = kept.infos.get(key)
  if (last?.view === view && last.live === live && last.shop === shop && last.tree === tree) return last.info
  const path = categoryPath(tree, view.categoryIds, locale)
  const info = writtenOnce(
    goodsInfoOf(view, live, { ...shop, city: placeName(shop.city, locale) }, path, locale),
  )
  kept.infos.set(key, { view, live, shop, tree, info })
  return info
}

async function viewAndNow(
  kept: KeptCatalog,
  goodsId: string,
  locale: Locale,
): Promise<{ view: GoodsView; live: LiveGoods } | undefined> {
  const key = `${locale} ${goodsId}`
  const view = kept.views.get(key)
  const live = view && (await kept.live(goodsId))
  if (view && live?.version === view.version) return { view, live }
  const full = await kept.full(goodsId)
  const made = full && goodsViewOf(full.still, locale)
  if (!made) return undefined
  kept.views.set(key, made)
  return { view: made, live: full.live }
}
