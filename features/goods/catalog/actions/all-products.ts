import type { Db } from '@hojip/db'
import type { ProductFacts } from '../rules/product-view.ts'
import { firstId, onSalePage } from '../store/on-sale.ts'
import { fullProducts, goodsShop, type LiveProduct, type ProductShop } from '../store/product-info.ts'

export interface ListedProduct {
  facts: ProductFacts
  live: LiveProduct
  shop: ProductShop
}

/** Products read at once: bounds the memory of a caller that reads all of them. */
const pageSize = 200
/** Shops remembered while all products are read. */
const mostShops = 2_000

/**
 * All products on sale, a page at a time, in the order of their ids. The next page is read when it is asked for, so a
 * slow reader holds one page in memory. What changes meanwhile may be seen before or after the change.
 */
export async function* allProducts(db: Db): AsyncGenerator<ListedProduct[]> {
  const shops = new Map<string, ProductShop>()
  const shopOf = async ({ shopId, freightTemplateId }: ProductFacts) => {
    const key = `${shopId} ${freightTemplateId ?? ''}`
    const known = shops.get(key)
    if (known) return known
    if (shops.size >= mostShops) shops.clear()
    const shop = await goodsShop(db, shopId, freightTemplateId)
    shops.set(key, shop)
    return shop
  }
  for (let from = firstId; ;) {
    const rows = await onSalePage(db, { from, isAfter: true, limit: pageSize })
    const last = rows.at(-1)
    if (!last) return
    const products = await fullProducts(
      db,
      rows.map(({ id }) => id),
    )
    const page: ListedProduct[] = []
    for (const { id } of rows) {
      const product = products.get(id)
      if (product) page.push({ ...product, shop: await shopOf(product.facts) })
    }
    yield page
    from = last.id
  }
}
