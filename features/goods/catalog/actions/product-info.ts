import { placeName } from '@hojip/regions/place-names'
import type { Locale } from '@hojip/platform/i18n'
import { writtenOnce } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProductInfo } from '../contract.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import { catalogRefusals } from '../refusals.ts'
import { categoryPath } from '../rules/category-tree.ts'
import { productInfoOf, productViewOf, type ProductView } from '../rules/product-view.ts'
import type { LiveProduct } from '../store/product-info.ts'

/**
 * A product page, also of products off sale, since orders and bookmarks lead to them. What changes only with the
 * product's version is cached. Stock, sales and comments are read anew, in one statement for concurrent callers; when
 * they have not changed, the cached answer is returned.
 */
export async function productInfo(
  cache: CatalogCache,
  goodsId: string,
  locale: Locale,
): Promise<ProductInfo | Refusal<'catalog/goodsGone'>> {
  const key = `${locale} ${goodsId}`
  const last = cache.infos.get(key)
  const version = await cache.version()
  // Shop and tree are those of the version; only stock and sales have to be compared.
  if (last?.version === version && last.live === cache.liveNow(goodsId, version)) return last.info
  const found = await viewAndNow(cache, goodsId, locale)
  if (!found) return refuse(catalogRefusals.goodsGone)
  const { view, live } = found
  const [shop, tree] = await Promise.all([cache.shop(view.shopId, view.freightTemplateId), cache.tree()])
  if (last?.view === view && last.live === live && last.shop === shop && last.tree === tree) {
    last.version = version
    return last.info
  }
  const path = categoryPath(tree, view.categoryIds, locale)
  const info = writtenOnce(
    productInfoOf(view, live, { ...shop, city: placeName(shop.city, locale) }, path, locale),
  )
  cache.infos.set(key, { version, view, live, shop, tree, info })
  return info
}

async function viewAndNow(
  cache: CatalogCache,
  goodsId: string,
  locale: Locale,
): Promise<{ view: ProductView; live: LiveProduct } | undefined> {
  const key = `${locale} ${goodsId}`
  const view = cache.views.get(key)
  const live = view && (await cache.live(goodsId))
  if (view && live?.version === view.version) return { view, live }
  const full = await cache.full(goodsId)
  const made = full && productViewOf(full.facts, locale)
  if (!made) return undefined
  cache.views.set(key, made)
  return { view: made, live: full.live }
}
