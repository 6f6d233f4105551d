import {
  bumpCatalogVersion,
  changeOnSale,
  changePrices,
  isShopClosed,
  isTakenDown,
  refreshShopProducts,
} from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { changeFree } from '@hojip/inventory'
import { firstOf } from '@hojip/platform/collections'
import { inTransaction, theRow } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { fenOf, fenToYuan, yuanToFen } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProductsCalls } from '../contract.ts'
import { productsRefusals as r } from '../refusals.ts'
import { productsListed, specsOf } from '../store/list.ts'
import { countOwn, ownSku } from '../store/own.ts'
import { productView, specView } from './product-view.ts'

type Asked<K extends keyof ProductsCalls> = ParsedInputOf<ProductsCalls[K]>
type Editing = Pick<Tools, 'db'>

/** The product and the SKU as they are after a change. */
async function savedView(
  db: Db,
  viewer: Viewer,
  { goodsId, skuId }: { goodsId: string; skuId: string },
  locale: Locale,
) {
  const [rows, specs] = await Promise.all([productsListed(db, [goodsId]), specsOf(db, viewer, goodsId)])
  const saved = (specs ?? []).filter(({ id }) => id === skuId)
  return { product: productView(theRow(rows), locale), spec: specView(firstOf(saved), locale) }
}

/** Who edits, and the log of staff that records it. */
type Editor = Pick<CallContext, 'locale' | 'note'> & { viewer: Viewer }

type NotSaved<Why extends string> = Refusal<'products/productGone' | Why>

/** A price that is already what was wanted counts as saved: the button was pressed twice, or the answer was lost. */
async function changePrice(
  tx: Tx,
  viewer: Viewer,
  asked: Asked<'POST /bizConsole/saveProductPrice'>,
): Promise<{ goodsId: string } | NotSaved<'products/priceChanged'>> {
  const { goodsSpecId: skuId, price, priceBefore } = asked
  const [priceFen, beforeFen] = [fenOf(price), yuanToFen(priceBefore)]
  const own = await ownSku(tx, viewer, skuId)
  if (!own) return refuse(r.productGone)
  if (own.priceFen === priceFen) return own
  const changed = beforeFen === undefined ? [] : await changePrices(tx, [{ skuId, priceFen, beforeFen }])
  if (changed.length > 0) {
    await bumpCatalogVersion(tx)
    return own
  }
  // Read again: another change may have come between.
  const now = await ownSku(tx, viewer, skuId)
  if (!now) return refuse(r.productGone)
  return now.priceFen === priceFen ? now : refuse(r.priceChanged, {}, { now: fenToYuan(now.priceFen) })
}

export async function savePrice(
  { db }: Editing,
  asked: Asked<'POST /bizConsole/saveProductPrice'>,
  { viewer, locale, note }: Editor,
) {
  const done = await inTransaction(db, (tx) => changePrice(tx, viewer, asked))
  if (isRefusal(done)) return done
  const view = await savedView(db, viewer, { goodsId: done.goodsId, skuId: asked.goodsSpecId }, locale)
  const subject = { product: view.product.goodsName, spec: view.spec.specText }
  note?.({ subject, before: { sum: asked.priceBefore }, after: { sum: asked.price } })
  return view
}

async function changeStock(
  tx: Tx,
  viewer: Viewer,
  { goodsSpecId: skuId, stock, stockBefore }: Asked<'POST /bizConsole/saveProductStock'>,
): Promise<{ goodsId: string } | NotSaved<'products/stockChanged'>> {
  const own = await ownSku(tx, viewer, skuId)
  if (!own) return refuse(r.productGone)
  if (own.stock === stock) return own
  const changed = await changeFree(tx, [{ skuId, free: stock, before: stockBefore }], {
    kind: 'correction',
    reason: 'list',
    userId: viewer.userId,
  })
  if (changed.length > 0) {
    await refreshShopProducts(tx, [own.goodsId])
    return own
  }
  const now = await ownSku(tx, viewer, skuId)
  if (!now) return refuse(r.productGone)
  return now.stock === stock ? now : refuse(r.stockChanged, {}, { now: now.stock })
}

export async function saveStock(
  { db }: Editing,
  asked: Asked<'POST /bizConsole/saveProductStock'>,
  { viewer, locale, note }: Editor,
) {
  const done = await inTransaction(db, (tx) => changeStock(tx, viewer, asked))
  if (isRefusal(done)) return done
  const view = await savedView(db, viewer, { goodsId: done.goodsId, skuId: asked.goodsSpecId }, locale)
  const subject = { product: view.product.goodsName, spec: view.spec.specText }
  // An uncounted stock has no number.
  const counted = (stock: number | null): Record<string, number> => (stock === null ? {} : { stock })
  note?.({ subject, before: counted(asked.stockBefore), after: counted(asked.stock) })
  return view
}

/** All of the products or, when one is not the shop's, none. */
export function takeOnSale(
  { db }: Editing,
  { goodsIds, isOnSale }: Asked<'POST /bizConsole/changeProductsOnSale'>,
  { viewer, note }: Editor,
): Promise<{ changed: string[] } | NotSaved<'products/shopClosed' | 'products/takenDown'>> {
  return inTransaction(
    db,
    async (tx): Promise<{ changed: string[] } | NotSaved<'products/shopClosed' | 'products/takenDown'>> => {
      const ids = [...new Set(goodsIds)]
      if ((await countOwn(tx, viewer, ids)) < ids.length) return refuse(r.productGone)
      if (isOnSale && (await isShopClosed(tx, viewer.shopId!))) return refuse(r.shopClosed)
      if (isOnSale && (await isTakenDown(tx, ids))) return refuse(r.takenDown)
      const changed = (await changeOnSale(tx, ids, isOnSale)).map(({ id }) => id)
      if (changed.length > 0) await bumpCatalogVersion(tx)
      note?.({ subject: { products: changed.length, sale: isOnSale ? 'on' : 'off' } })
      return { changed }
    },
  )
}
