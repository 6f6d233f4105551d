import type { Db } from '@hojip/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { refuse } from '@hojip/platform/refusal'
import type { ProductsAsked } from '../contract.ts'
import { productsRefusals as r } from '../refusals.ts'
import { filterOf, isNarrowed } from '../rules/product-filter.ts'
import * as store from '../store/list.ts'
import { productView, specView } from './product-view.ts'

/**
 * A page of the shop's products. The numbers of all products are known; those of a filter are counted while the page is
 * read.
 */
export async function listProducts(db: Db, viewer: Viewer, asked: ProductsAsked, locale: Locale) {
  const { state } = asked
  const filter = filterOf(asked)
  const totalOf = (counts: store.StateCounts) =>
    state === 'all' ? counts.onSale + counts.soldOut + counts.warehouse : counts[state]
  const read = async (total: number | undefined) =>
    store.productsListed(db, await store.idsInOrder(db, viewer, filter, { ...asked, total }))
  const narrowed = isNarrowed(filter)
  const known = narrowed ? undefined : await store.countAll(db, viewer)
  const [counts, rows] = await Promise.all([
    known ?? store.countFiltered(db, viewer, filter),
    read(known && totalOf(known)),
  ])
  const all = counts.onSale + counts.soldOut + counts.warehouse
  return {
    ...shapes.page(
      rows.map((row) => productView(row, locale)),
      totalOf(counts),
      asked,
    ),
    counts: { all, ...counts },
  }
}

export async function listSpecs(db: Db, viewer: Viewer, goodsId: string, locale: Locale) {
  const rows = await store.specsOf(db, viewer, goodsId)
  return rows ? { list: rows.map((row) => specView(row, locale)) } : refuse(r.productGone)
}

export async function listCategories(db: Db, viewer: Viewer, locale: Locale) {
  const rows = await store.categoriesOf(db, viewer)
  return { list: rows.map(({ id, name, level }) => ({ pkId: id, name: textIn(name, locale), level })) }
}
