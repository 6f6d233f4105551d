import { mustGet } from '@hojip/platform/collections'
import type { Tx } from '@hojip/db'
import { countStock, openStock } from '@hojip/inventory'
import { newId } from '@hojip/platform/ids'
import { inAllLocales, type LocalText } from '@hojip/platform/i18n'
import { putProductVideos } from '@hojip/uploads'
import {
  cheapestOf,
  keep,
  snOf,
  type ProductInput,
  type OptionInput,
  type SkuInput,
} from '../rules/product-input.ts'
import type { ProductOption } from '../rules/option-params.ts'
import { writtenLanguages } from '../rules/written-languages.ts'
import { searchedBy, type Searched } from '../rules/words/searched-by.ts'
import { writeOrigins } from '../store/origins/write-origins.ts'
import { refreshShopProducts } from '../store/changes/change-products.ts'
import { putSearchRows } from '../store/search-rows.ts'
import { bumpCatalogVersion } from '../store/version.ts'
import {
  categoryNames,
  productsByHandles,
  upsertProducts,
  upsertSkus,
  type ProductRecord,
  type SkuRow,
} from '../store/writing/write-products.ts'

export interface ProductsPut {
  added: number
  changed: number
  /** Products with the same import hash, left as they are. */
  unchanged: number
  /** In the order of the input. */
  goodsIds: string[]
  /** Of those that are not unchanged. */
  writtenIds: string[]
  /** Ids of the SKUs written, by product and choice: `id/0,2`. */
  skuIds: ReadonlyMap<string, string>
}

/**
 * Makes or changes products by shop and handle with their SKUs and stock, in the same few statements for one or a
 * thousand. Of two with the same handle the later one wins. SKUs that a product no longer has go off sale.
 */
export async function putProducts(tx: Tx, batch: readonly ProductInput[]): Promise<ProductsPut> {
  const put = await putProductRows(tx, batch)
  if (put.writtenIds.length === 0) return put
  await refreshShopProducts(tx, put.writtenIds)
  await bumpCatalogVersion(tx)
  return put
}

/**
 * `putProducts` for who has more to write to the products: `refreshShopProducts` and `bumpCatalogVersion` are left to
 * be called once, behind that.
 */
export async function putProductRows(tx: Tx, batch: readonly ProductInput[]): Promise<ProductsPut> {
  const wanted = new Map(batch.map((product) => [keyOf(product), product]))
  const known = new Map((await productsByHandles(tx, [...wanted.values()])).map((row) => [keyOf(row), row]))
  const stale = [...wanted].filter(
    ([key, { importHash }]) => importHash === null || known.get(key)?.importHash !== importHash,
  )
  const ids = new Map([...known].map(([key, row]) => [key, row.id]))
  const skuIds = new Map<string, string>()
  if (stale.length > 0) {
    const names = await categoryNames(tx, [...new Set(stale.flatMap(([, g]) => categoryIdsOf(g)))])
    const records = stale.map(([key, product]) => ({
      key,
      product,
      ...productRecord(product, names, known.get(key)),
    }))
    const storedTexts = records.filter(({ product }) => product.pictureTexts === keep)
    const upserted = await upsertProducts(
      tx,
      records.map(({ row }) => row),
      storedTexts.map(({ row }) => row.id),
    )
    for (const row of upserted) ids.set(keyOf(row), row.id)
    const made = records.map(({ key, ...record }) => ({ ...record, goodsId: mustGet(ids, key) }))
    const written = await putSkus(
      tx,
      made.map(({ product, goodsId, row }) => ({ goods: product, id: goodsId, sn: row.sn })),
    )
    for (const { id, goodsId, choice } of written) skuIds.set(`${goodsId}/${choice.join()}`, id)
    await putSearchRows(
      tx,
      made.map(({ goodsId, search }) => ({ goodsId, ...search })),
    )
    const origins = made.flatMap(({ goodsId, product: { origin } }) =>
      origin === keep ? [] : [{ goodsId, ...origin }],
    )
    await writeOrigins(tx, origins)
    const videos = made.flatMap(({ goodsId, product: { video } }) =>
      video === keep ? [] : [{ goodsId, video }],
    )
    await putProductVideos(tx, videos)
  }
  const changed = stale.filter(([key]) => known.has(key)).length
  return {
    added: stale.length - changed,
    changed,
    unchanged: wanted.size - stale.length,
    goodsIds: batch.map((product) => mustGet(ids, keyOf(product))),
    writtenIds: stale.map(([key]) => mustGet(ids, key)),
    skuIds,
  }
}

function keyOf({ shopId, handle }: { shopId: string; handle: string }) {
  return `${shopId}/${handle}`
}

function categoryIdsOf(product: ProductInput): string[] {
  return product.categoryIds.filter((id) => id !== undefined)
}

function pairRow({ name, value }: ProductInput['params'][number]): [LocalText, LocalText] {
  return [inAllLocales(name), inAllLocales(value)]
}

function optionRow({ name, values, params, hidden }: OptionInput): ProductOption {
  return {
    name: inAllLocales(name),
    values: values.map(inAllLocales),
    ...(params.some((pairs) => pairs.length > 0) && { params: params.map((pairs) => pairs.map(pairRow)) }),
    ...(hidden.length > 0 && { hidden }),
  }
}

function productRecord(
  product: ProductInput,
  names: ReadonlyMap<string, LocalText>,
  known: { id: string; sn: string } | undefined,
): { row: ProductRecord; search: Searched } {
  const id = known?.id ?? newId()
  const sn = product.sn === keep ? (known?.sn ?? snOf(id)) : product.sn
  const cheapest = cheapestOf(product.skus)
  const [category1_id, category2_id = null, category3_id = null] = product.categoryIds
  const categories = categoryIdsOf(product).flatMap((one) => names.get(one) ?? [])
  const row = {
    id,
    shop_id: product.shopId,
    handle: product.handle,
    sn,
    category1_id,
    category2_id,
    category3_id,
    name: inAllLocales(product.name),
    selling: inAllLocales(product.selling),
    brand: inAllLocales(product.brand),
    gallery: product.gallery,
    params: product.params.map(pairRow),
    story: product.story.map((block) => ({
      title: inAllLocales(block.title),
      text: inAllLocales(block.text),
      picture: block.picture,
    })),
    body_html: product.bodyHtml,
    bodies: product.bodies,
    options: product.options.map(optionRow),
    price_fen: cheapest.priceFen,
    sales_count: product.salesCount,
    is_on_sale: product.isOnSale,
    person_limit: product.personLimit,
    return_rule: product.returnRule,
    import_hash: product.importHash,
    keywords: product.keywords,
    languages: writtenLanguages(product),
    picture_texts: product.pictureTexts === keep ? {} : product.pictureTexts,
  }
  return { row, search: searchedBy({ ...product, sn, categories }) }
}

async function putSkus(tx: Tx, batch: readonly { goods: ProductInput; id: string; sn: string }[]) {
  const shelf = new Map<string, SkuInput>()
  const rows: SkuRow[] = []
  const stored = { weights: [] as string[], gtins: [] as string[] }
  for (const { goods: product, id: goodsId, sn } of batch)
    for (const [sort, sku] of product.skus.entries()) {
      const key = `${goodsId}/${sku.choice.join()}`
      if (shelf.has(key))
        throw new RangeError(`product ${product.handle} has two SKUs of choice [${sku.choice.join()}]`)
      shelf.set(key, sku)
      const id = newId()
      rows.push({
        id,
        goods_id: goodsId,
        sn: sku.sn ?? `${sn}-${sort + 1}`,
        choice: sku.choice,
        price_fen: sku.priceFen,
        picture: sku.picture,
        sort,
        is_on_sale: sku.isOnSale,
        weight_g: sku.weightG === keep ? null : sku.weightG,
        gtin: sku.gtin === keep ? null : sku.gtin,
      })
      if (sku.weightG === keep) stored.weights.push(id)
      if (sku.gtin === keep) stored.gtins.push(id)
    }
  const written = await upsertSkus(tx, rows, stored)
  const shelves = written.map(({ id, goodsId, choice }) => ({
    skuId: id,
    ...mustGet(shelf, `${goodsId}/${choice.join()}`),
  }))
  const counts = shelves.flatMap(({ skuId, stock }) =>
    stock === keep ? [] : [{ skuId, onHand: stock === 'uncounted' ? null : stock }],
  )
  const others = shelves.filter(({ stock }) => stock === keep)
  await countStock(tx, counts, { kind: 'import' })
  await openStock(
    tx,
    others.map(({ skuId }) => skuId),
  )
  return written
}
