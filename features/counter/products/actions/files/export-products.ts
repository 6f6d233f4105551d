import { readCategories } from '@hojip/catalog'
import { categoryTree, pathTo, type CategoryTree } from '@hojip/catalog/rules'
import type { Db, Tools } from '@hojip/db'
import { sourceUrls } from '@hojip/pictures'
import { csvLine } from '@hojip/platform/csv'
import { csvAnswer, type ParsedInputOf, type PlainAnswer, type Viewer } from '@hojip/platform/http'
import { mallDay } from '@hojip/platform/mall-time'
import { formOf } from '../../form/form-of.ts'
import { ownProducts } from '../../store/form/product.ts'
import { picturesIn } from '../../form/product-input.ts'
import type { ProductsCalls } from '../../contract.ts'
import { exportedColumns, rowsOf } from '../../files/file-rows.ts'
import { nextProductIds, shopName } from '../../store/files/exported.ts'

const productsOfPart = 100

type Seller = Pick<Viewer, 'shopId'>
type Asked = ParsedInputOf<ProductsCalls['POST /bizConsole/exportProducts']>

/** The code of a category, and the Chinese names of those down to it. */
function categoryNames(tree: CategoryTree, id: string) {
  const path = pathTo(tree, id, 'zh-CN')
  return {
    categories: path.map(({ categoryName }) => categoryName),
    categoryCode: path.at(-1)?.categoryCode ?? '',
  }
}

/** The lines of some products. */
async function partOf(
  db: Db,
  viewer: Seller,
  ids: readonly string[],
  { shop, tree, publicUrl }: { shop: string; tree: CategoryTree; publicUrl: string },
): Promise<string> {
  const products = await ownProducts(db, viewer, { ids })
  const forms = products.map((product) => ({ product, form: formOf(product) }))
  const sources = await sourceUrls(
    db,
    forms.flatMap(({ form }) => picturesIn(form)),
  )
  const addressOf = (ref: string) => sources.get(ref) ?? `${publicUrl}/pictures/${ref}-800.webp`
  return forms
    .flatMap(({ product, form }) =>
      rowsOf(product, form, { shop, ...categoryNames(tree, product.categoryId), addressOf }).map(csvLine),
    )
    .join('')
}

async function* linesOf(db: Db, viewer: Seller, state: Asked['state'], publicUrl: string) {
  const names = await shopName(db, viewer)
  const tree = categoryTree(await readCategories(db))
  const into = { shop: names?.['zh-CN'] ?? '', tree, publicUrl }
  const wanted = state === 'all' ? undefined : state
  let after: string | undefined
  for (;;) {
    const ids = await nextProductIds(db, viewer, { state: wanted, after, limit: productsOfPart })
    if (ids.length === 0) return
    yield await partOf(db, viewer, ids, into)
    after = ids.at(-1)
  }
}

/** The shop's products as a file, sent while it is written. */
export async function exportProducts(
  { db, clock, publicUrl }: Pick<Tools, 'db' | 'clock'> & { publicUrl: string },
  { state }: Asked,
  viewer: Seller,
): Promise<PlainAnswer> {
  return csvAnswer({
    fileName: `hojip-products-${mallDay(clock.nowMs())}.csv`,
    head: exportedColumns,
    lines: linesOf(db, viewer, state, publicUrl),
  })
}
