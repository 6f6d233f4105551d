import { mustGet, zip } from '@hojip/platform/collections'
import type { Tx } from '@hojip/db'
import { addRemotePictures } from '@hojip/pictures'
import type { LocalText } from '@hojip/platform/i18n'
import { createCategoryIndex, type CategoryIndex } from '../import/categories/category-index.ts'
import { chooseCategory, type NewCategories } from '../import/categories/choose-category.ts'
import { inputOfFile } from '../import/product-of-file.ts'
import { withKnownPlaces } from '../import/known-options.ts'
import type { Product } from '../import/product.ts'
import { ownCategoryId, type CategoryIds } from '../rules/product-input.ts'
import { readCategories } from '../store/category-tree.ts'
import { importedProducts } from '../store/known-products.ts'
import { putCategories } from './put-categories.ts'
import { putProducts } from './put-products.ts'

/** Finds the shop with this name, or opens it. */
export type OpenShop = (tx: Tx, name: string) => Promise<{ id: string; isNew: boolean }>

export interface BatchCounts {
  added: number
  changed: number
  unchanged: number
  skus: number
  shopsAdded: number
  categoriesAdded: number
}

/** The category that a product went to, and the words of its file. */
export interface Place {
  ids: CategoryIds
  from: string
  /** Undefined when nothing in the file led to a category. */
  to: LocalText[] | undefined
}

/** What earlier batches found out. Holds committed rows only: `learn` is called after the commit. */
export interface ImportMemory {
  shops: Map<string, string>
  categories: CategoryIndex | undefined
}

async function findShops(tx: Tx, products: readonly Product[], memory: ImportMemory, openShop: OpenShop) {
  const shops = new Map(memory.shops)
  let added = 0
  for (const { shopName } of products) {
    if (shops.has(shopName)) continue
    const { id, isNew } = await openShop(tx, shopName)
    shops.set(shopName, id)
    if (isNew) added += 1
  }
  return { shops, added }
}

/** Gives each product its category. Missing categories are made first. */
async function findCategories(
  tx: Tx,
  products: readonly Product[],
  known: CategoryIndex | undefined,
  names: NewCategories,
) {
  let before: Awaited<ReturnType<typeof readCategories>> | undefined
  let index = known
  if (!index) {
    before = await readCategories(tx)
    index = createCategoryIndex(before)
  }
  let added = 0
  const places: Place[] = []
  for (const { said } of products) {
    let chosen = chooseCategory(said, index, names)
    if (chosen.branch) {
      before ??= await readCategories(tx)
      await putCategories(tx, [chosen.branch])
      const all = await readCategories(tx)
      added += all.length - before.length
      before = all
      index = createCategoryIndex(all)
      chosen = chooseCategory(said, index, names)
    }
    const from = [...new Set([...said.category, ...said.type])].join(' > ') || said.tags.join(', ')
    const { ids, code, isMatched } = chosen
    if (!ids) throw new Error(`the category ${code} was made and is not there`)
    places.push({ ids, from, to: isMatched ? index.namesOf(ids) : undefined })
  }
  return { index, added, places }
}

type Input = ReturnType<typeof inputOfFile>

/** The products that differ from what is stored. Option values keep their stored places. */
async function changedOnes(tx: Tx, inputs: readonly Input[]): Promise<Input[]> {
  const keyOf = (product: { shopId: string; handle: string }) => `${product.shopId}/${product.handle}`
  const known = new Map((await importedProducts(tx, inputs)).map((product) => [keyOf(product), product]))
  return inputs.flatMap((input) => {
    const before = known.get(keyOf(input))
    if (!before) return [input]
    return before.importHash === input.importHash ? [] : [withKnownPlaces(input, before.options)]
  })
}

/**
 * Writes one batch of products. The caller remembers the shops and categories it learned once the transaction is
 * committed.
 */
export async function importBatch(
  tx: Tx,
  products: readonly Product[],
  memory: ImportMemory,
  { openShop, newCategories }: { openShop: OpenShop; newCategories: NewCategories },
): Promise<{ counts: BatchCounts; learned: ImportMemory; places: Place[] }> {
  const shops = await findShops(tx, products, memory, openShop)
  const { index, added, places } = await findCategories(tx, products, memory.categories, newCategories)
  const inputs = zip(products, places).map(([{ goods: product, shopName }, { ids }]) =>
    inputOfFile(product, {
      shopId: mustGet(shops.shops, shopName),
      categoryIds: ids,
      // A product that moves to another category has changed, even if its rows have not.
      importHash: `${product.importHash} ${ownCategoryId(ids)}`,
    }),
  )
  const changed = await changedOnes(tx, inputs)
  const handles = new Set(changed.map(({ handle }) => handle))
  await addRemotePictures(
    tx,
    products.filter(({ goods: product }) => handles.has(product.handle)).flatMap(({ pictures }) => pictures),
  )
  const put = changed.length > 0 ? await putProducts(tx, changed) : undefined
  const counts = {
    added: put?.added ?? 0,
    changed: put?.changed ?? 0,
    unchanged: inputs.length - changed.length,
    skus: changed.reduce((sum, { skus }) => sum + skus.length, 0),
    shopsAdded: shops.added,
    categoriesAdded: added,
  }
  return { counts, learned: { shops: shops.shops, categories: index }, places }
}
