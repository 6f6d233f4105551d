import type { Tx } from '@hojip/db'
import { addRemotePictures } from '@hojip/pictures'
import type { LocalText } from '@hojip/platform/i18n'
import { createCategoryIndex, type CategoryIndex } from '../import/categories/category-index.ts'
import { chooseCategory, type NewCategories } from '../import/categories/choose-category.ts'
import { keepPlaces } from '../import/known-options.ts'
import type { Product } from '../import/product.ts'
import type { GoodsInput } from '../rules/goods-input.ts'
import { readCategories } from '../store/category-tree.ts'
import { importedGoods } from '../store/known-goods.ts'
import { putCategories } from './put-categories.ts'
import { putGoodsBatch } from './put-goods.ts'

/** Finds the shop of a name, or opens it. */
export type OpenShop = (tx: Tx, name: string) => Promise<{ id: string; isNew: boolean }>

export interface BatchCounts {
  added: number
  changed: number
  unchanged: number
  skus: number
  shopsAdded: number
  categoriesAdded: number
}

/** Where a product went, from what its file says. */
export interface Place {
  ids: GoodsInput['categoryIds']
  from: string
  /** Undefined when nothing of it led to a category. */
  to: LocalText[] | undefined
}

/** What is known from the batches before. Only what is committed gets in: `learn` is called after the commit. */
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

/** Gives each product its category; those that are not there are made first. */
async function findCategories(
  tx: Tx,
  products: readonly Product[],
  known: CategoryIndex | undefined,
  names: NewCategories,
) {
  let before = known ? undefined : await readCategories(tx)
  let index = known ?? createCategoryIndex(before!)
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
    places.push({ ids: chosen.ids!, from, to: chosen.isMatched ? index.namesOf(chosen.ids!) : undefined })
  }
  return { index, added, places }
}

type Input = GoodsInput & { importHash: string }

/** Those that differ from what is stored, with the option values where they were. */
async function changedOnes(tx: Tx, inputs: readonly Input[]): Promise<Input[]> {
  const keyOf = (goods: { shopId: string; handle: string }) => `${goods.shopId}/${goods.handle}`
  const known = new Map((await importedGoods(tx, inputs)).map((goods) => [keyOf(goods), goods]))
  return inputs.flatMap((input) => {
    const before = known.get(keyOf(input))
    if (!before) return [input]
    return before.importHash === input.importHash ? [] : [keepPlaces(input, before.options)]
  })
}

/** Writes one batch of products. What it learned of shops and categories counts once its transaction is committed. */
export async function importBatch(
  tx: Tx,
  products: readonly Product[],
  memory: ImportMemory,
  { openShop, newCategories }: { openShop: OpenShop; newCategories: NewCategories },
): Promise<{ counts: BatchCounts; learned: ImportMemory; places: Place[] }> {
  const shops = await findShops(tx, products, memory, openShop)
  const { index, added, places } = await findCategories(tx, products, memory.categories, newCategories)
  const inputs = products.map(({ goods, shopName }, i) => ({
    ...goods,
    shopId: shops.shops.get(shopName)!,
    categoryIds: places[i]!.ids,
    // What moves to another category has changed, though the file has not.
    importHash: `${goods.importHash} ${places[i]!.ids.at(-1)}`,
  }))
  const changed = await changedOnes(tx, inputs)
  const handles = new Set(changed.map(({ handle }) => handle))
  await addRemotePictures(
    tx,
    products.filter(({ goods }) => handles.has(goods.handle)).flatMap(({ pictures }) => pictures),
  )
  const put = changed.length > 0 ? await putGoodsBatch(tx, changed) : undefined
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
