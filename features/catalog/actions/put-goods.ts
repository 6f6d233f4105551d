import type { Tx } from '@hojip/db'
import { countStock, openStock } from '@hojip/inventory'
import { newId } from '@hojip/platform/ids'
import { inAllLocales, type LocalText } from '@hojip/platform/i18n'
import { cheapestOf, snOf, type GoodsInput, type OptionInput, type SkuInput } from '../rules/goods-input.ts'
import type { GoodsOption } from '../rules/option-params.ts'
import { searchTokens } from '../rules/search-tokens.ts'
import { bumpCatalogVersion } from '../store/version.ts'
import {
  categoryNames,
  goodsByHandles,
  upsertGoods,
  upsertSkus,
  type GoodsRow,
  type SkuRow,
} from '../store/write-goods.ts'

export interface GoodsPut {
  added: number
  changed: number
  /** Had the same import hash: left as they are. */
  unchanged: number
  /** In the order of the input. */
  goodsIds: string[]
  /** Of the SKUs that were written, by goods and choice: `id/0,2`. */
  skuIds: ReadonlyMap<string, string>
}

/** Makes or changes one goods with its SKUs and their stock; gives its id. */
export async function putGoods(tx: Tx, goods: GoodsInput): Promise<string> {
  return (await putGoodsBatch(tx, [goods])).goodsIds[0]!
}

/**
 * Makes or changes goods by shop and handle with their SKUs and stock, in the same few statements for one or for a
 * thousand. Of two with the same handle the later counts. SKUs that a goods no longer has go off sale.
 */
export async function putGoodsBatch(tx: Tx, batch: readonly GoodsInput[]): Promise<GoodsPut> {
  const wanted = new Map(batch.map((goods) => [keyOf(goods), goods]))
  const known = new Map((await goodsByHandles(tx, [...wanted.values()])).map((row) => [keyOf(row), row]))
  const stale = [...wanted].filter(
    ([key, { importHash }]) => importHash === undefined || known.get(key)?.importHash !== importHash,
  )
  const ids = new Map([...known].map(([key, row]) => [key, row.id]))
  const skuIds = new Map<string, string>()
  if (stale.length > 0) {
    const names = await categoryNames(tx, [...new Set(stale.flatMap(([, g]) => categoryIdsOf(g)))])
    const rows = stale.map(([key, goods]) => goodsRow(goods, names, known.get(key)))
    for (const row of await upsertGoods(tx, rows)) ids.set(keyOf(row), row.id)
    const written = await putSkus(
      tx,
      stale.map(([key, goods], i) => ({ goods, id: ids.get(key)!, sn: rows[i]!.sn })),
    )
    for (const { id, goodsId, choice } of written) skuIds.set(`${goodsId}/${choice.join()}`, id)
    await bumpCatalogVersion(tx)
  }
  const changed = stale.filter(([key]) => known.has(key)).length
  return {
    added: stale.length - changed,
    changed,
    unchanged: wanted.size - stale.length,
    goodsIds: batch.map((goods) => ids.get(keyOf(goods))!),
    skuIds,
  }
}

function keyOf({ shopId, handle }: { shopId: string; handle: string }) {
  return `${shopId}/${handle}`
}

function categoryIdsOf(goods: GoodsInput): string[] {
  return goods.categoryIds.filter((id) => id !== undefined)
}

function pairRow({ name, value }: GoodsInput['params'][number]): [LocalText, LocalText] {
  return [inAllLocales(name), inAllLocales(value)]
}

function optionRow({ name, values, params }: OptionInput): GoodsOption {
  return {
    name: inAllLocales(name),
    values: values.map(inAllLocales),
    ...(params?.some((pairs) => pairs.length > 0) && { params: params.map((pairs) => pairs.map(pairRow)) }),
  }
}

function goodsRow(
  goods: GoodsInput,
  names: ReadonlyMap<string, LocalText>,
  known: { id: string; sn: string } | undefined,
): GoodsRow {
  const id = known?.id ?? newId()
  const sn = goods.sn ?? known?.sn ?? snOf(id)
  const cheapest = cheapestOf(goods.skus)
  const [category1_id, category2_id = null, category3_id = null] = goods.categoryIds
  const categories = categoryIdsOf(goods).flatMap((one) => names.get(one) ?? [])
  return {
    id,
    shop_id: goods.shopId,
    handle: goods.handle,
    sn,
    category1_id,
    category2_id,
    category3_id,
    name: inAllLocales(goods.name),
    selling: inAllLocales(goods.selling ?? {}),
    brand: inAllLocales(goods.brand ?? {}),
    gallery: goods.gallery,
    params: goods.params.map(pairRow),
    story: goods.story.map((block) => ({
      title: inAllLocales(block.title),
      text: inAllLocales(block.text),
      picture: block.picture ?? null,
    })),
    body_html: goods.bodyHtml ?? '',
    options: goods.options.map(optionRow),
    price_fen: cheapest.priceFen,
    line_price_fen: cheapest.linePriceFen ?? null,
    sales_count: goods.salesCount ?? 0,
    is_on_sale: goods.isOnSale,
    import_hash: goods.importHash ?? null,
    ...searchTokens({ ...goods, sn, categories }),
  }
}

async function putSkus(tx: Tx, batch: readonly { goods: GoodsInput; id: string; sn: string }[]) {
  const shelf = new Map<string, SkuInput['stock']>()
  const rows: SkuRow[] = []
  for (const { goods, id, sn } of batch)
    for (const [sort, sku] of goods.skus.entries()) {
      const key = `${id}/${sku.choice.join()}`
      if (shelf.has(key))
        throw new RangeError(`goods ${goods.handle} has two SKUs of choice [${sku.choice.join()}]`)
      shelf.set(key, sku.stock)
      rows.push({
        id: newId(),
        goods_id: id,
        sn: sku.sn ?? `${sn}-${sort + 1}`,
        choice: sku.choice,
        price_fen: sku.priceFen,
        line_price_fen: sku.linePriceFen ?? null,
        picture: sku.picture ?? null,
        sort,
      })
    }
  const written = await upsertSkus(tx, rows)
  const shelves = written.map(({ id, goodsId, choice }) => ({
    skuId: id,
    stock: shelf.get(`${goodsId}/${choice.join()}`)!,
  }))
  const counts = shelves.flatMap(({ skuId, stock }) =>
    stock === 'kept' ? [] : [{ skuId, onHand: stock === 'uncounted' ? null : stock }],
  )
  const others = shelves.filter(({ stock }) => stock === 'kept')
  await countStock(tx, counts)
  await openStock(
    tx,
    others.map(({ skuId }) => skuId),
  )
  return written
}
