import type { Tx } from '@hojip/db'
import { addRemotePictures } from '@hojip/pictures'
import { createCategoryIndex, type CategoryIndex, type IndexedCategory } from '../import/category-index.ts'
import { keepPlaces } from '../import/known-options.ts'
import type { Product } from '../import/product.ts'
import type { GoodsInput } from '../rules/goods-input.ts'
import { readCategories } from '../store/category-tree.ts'
import { importedGoods } from '../store/known-goods.ts'
import { putCategories } from './put-categories.ts'
import { putGoodsBatch } from './put-goods.ts'

/** Finds the shop of a name, or opens it. */
export type OpenShop = (tx: Tx, vendor: string) => Promise<{ id: string; isNew: boolean }>

export interface BatchCounts {
  added: number
  changed: number
  unchanged: number
  skus: number
  shopsAdded: number
  categoriesAdded: number
}

/** What is known from the batches before. Only what is committed gets in: `learn` is called after the commit. */
export interface ImportMemory {
  shops: Map<string, string>
  categories: CategoryIndex | undefined
}

const findShops = async (tx: Tx, products: readonly Product[], memory: ImportMemory, openShop: OpenShop) => {
  const shops = new Map(memory.shops)
  let added = 0
  for (const { vendor } of products) {
    if (shops.has(vendor)) continue
    const { id, isNew } = await openShop(tx, vendor)
    shops.set(vendor, id)
    if (isNew) added += 1
  }
  return { shops, added }
}

/** Makes the categories of paths that are not all there. Gives the tree with them. */
const completeTree = async (tx: Tx, products: readonly Product[], before: readonly IndexedCategory[]) => {
  let index = createCategoryIndex(before)
  let all = before
  for (const { categoryPath, goods } of products) {
    if (index.find(categoryPath)) continue
    const { root } = index.missing(categoryPath, goods.gallery[0])
    await putCategories(tx, [root])
    all = await readCategories(tx)
    index = createCategoryIndex(all)
  }
  return { index, added: all.length - before.length }
}

const findCategories = async (tx: Tx, products: readonly Product[], memory: ImportMemory) => {
  const { categories } = memory
  if (categories && products.every(({ categoryPath }) => categories.find(categoryPath)))
    return { index: categories, added: 0 }
  return completeTree(tx, products, await readCategories(tx))
}

type Input = GoodsInput & { importHash: string }

/** Those that differ from what is stored, with the option values where they were. */
const changedOnes = async (tx: Tx, inputs: readonly Input[]): Promise<Input[]> => {
  const keyOf = (goods: { shopId: string; handle: string }) => `${goods.shopId}/${goods.handle}`
  const known = new Map((await importedGoods(tx, inputs)).map((goods) => [keyOf(goods), goods]))
  return inputs.flatMap((input) => {
    const before = known.get(keyOf(input))
    if (!before) return [input]
    return before.importHash === input.importHash ? [] : [keepPlaces(input, before.options)]
  })
}

/** Writes one batch of products. What it learned of shops and categories counts once its transaction is committed. */
export const importBatch = async (
  tx: Tx,
  products: readonly Product[],
  memory: ImportMemory,
  openShop: OpenShop,
): Promise<BatchCounts & { learned: ImportMemory }> => {
  const shops = await findShops(tx, products, memory, openShop)
  const categories = await findCategories(tx, products, memory)
  const inputs = products.map(({ goods, vendor, categoryPath }) => ({
    ...goods,
    shopId: shops.shops.get(vendor)!,
    categoryIds: categories.index.find(categoryPath)!,
  }))
  const changed = await changedOnes(tx, inputs)
  const handles = new Set(changed.map(({ handle }) => handle))
  await addRemotePictures(
    tx,
    products.filter(({ goods }) => handles.has(goods.handle)).flatMap(({ pictures }) => pictures),
  )
  const put = changed.length > 0 ? await putGoodsBatch(tx, changed) : undefined
  return {
    added: put?.added ?? 0,
    changed: put?.changed ?? 0,
    unchanged: inputs.length - changed.length,
    skus: changed.reduce((sum, { skus }) => sum + skus.length, 0),
    shopsAdded: shops.added,
    categoriesAdded: categories.added,
    learned: { shops: shops.shops, categories: categories.index },
  }
}
