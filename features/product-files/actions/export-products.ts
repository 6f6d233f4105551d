import { Readable } from 'node:stream'
import { readCategories, type CategoryFacts } from '@hojip/catalog'
import type { Db, Tools } from '@hojip/db'
import { sourceUrls } from '@hojip/pictures'
import { byteOrderMark, csvLine } from '@hojip/platform/csv'
import type { ParsedInputOf, PlainAnswer, Viewer } from '@hojip/platform/http'
import { mallDay } from '@hojip/platform/mall-time'
import { formOf, ownProducts, picturesIn } from '@hojip/products/form'
import type { ProductFilesCalls } from '../contract.ts'
import { exportedColumns, rowsOf } from '../file/file-rows.ts'
import { nextProductIds, shopName } from '../store/exported.ts'

const productsOfPart = 100

type Seller = Pick<Viewer, 'shopId'>
type Asked = ParsedInputOf<ProductFilesCalls['POST /bizConsole/exportProducts']>

/** Code and Chinese names of each category, level 1 first. */
function categoryNames(categories: readonly CategoryFacts[]) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const path = (id: string | null): string[] => {
    const category = id === null ? undefined : byId.get(id)
    return category ? [...path(category.parentId), category.name['zh-CN']] : []
  }
  return (id: string) => ({ categories: path(id), categoryCode: byId.get(id)?.code ?? '' })
}

/** The lines of some products. */
async function partOf(
  db: Db,
  viewer: Seller,
  ids: readonly string[],
  {
    shop,
    namesOf,
    publicUrl,
  }: { shop: string; namesOf: ReturnType<typeof categoryNames>; publicUrl: string },
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
      rowsOf(product, form, { shop, ...namesOf(product.categoryId), addressOf }).map(csvLine),
    )
    .join('')
}

async function* linesOf(db: Db, viewer: Seller, state: Asked['state'], publicUrl: string) {
  const names = await shopName(db, viewer)
  const namesOf = categoryNames(await readCategories(db))
  const into = { shop: names?.['zh-CN'] ?? '', namesOf, publicUrl }
  const wanted = state === 'all' ? undefined : state
  yield byteOrderMark + csvLine(exportedColumns)
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
  return {
    statusCode: 200,
    contentType: 'text/csv; charset=utf-8',
    fileName: `hojip-products-${mallDay(clock.nowMs())}.csv`,
    body: Readable.from(linesOf(db, viewer, state, publicUrl)),
  }
}
