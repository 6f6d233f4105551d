import { gtinOf } from '@hojip/catalog/rules'
import { categoryPathTo, exceededLimit, isShopClosed, putProducts, refreshShopProducts } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { changeFree, type StockCause } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { textIn } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { FormSku, ProductForm, ProductsCalls } from '../../contract.ts'
import { productsRefusals as r } from '../../refusals.ts'
import { problemsOf } from '../../rules/form/problems.ts'
import { changedUnits } from '../../rules/form/units.ts'
import { deleteDraft } from '../../store/form/drafts.ts'
import * as store from '../../store/form/product.ts'
import { invalid } from './invalid.ts'
import { addVersion, ownPictures } from '../../store/form/versions.ts'
import { mayReturnSo } from './may-return-so.ts'
import { formOf, storedForm, wholeForm } from '../../form/form-of.ts'
import { cleanForm, hasSameAxes, inputOf, picturesIn } from '../../form/product-input.ts'
import { withStored } from '../../form/with-stored.ts'

type Asked = ParsedInputOf<ProductsCalls['POST /bizConsole/saveProductForm']>
type Reason =
  | 'products/productGone'
  | 'products/formInvalid'
  | 'products/formChanged'
  | 'products/shopClosed'
  | 'products/tooManyProducts'
type Saved = { goodsId: string; version: number }
type Editor = Pick<CallContext, 'locale' | 'note'> & { viewer: Viewer }

/** The form with the stock that its changes were made from. */
type WantedForm = Omit<ProductForm, 'skus'> & {
  skus: (FormSku & { stockBefore?: string | undefined })[]
}

/** Writes the changed stock of SKUs that there were before; false when orders or colleagues have changed it since. */
async function writeStock(
  tx: Tx,
  asked: WantedProduct,
  { known, cause }: { known: store.EditedProduct; cause: StockCause },
): Promise<boolean> {
  const changes = asked.form.skus.flatMap(({ choice, stock, stockBefore }) => {
    const sku = known.skus.find((one) => one.choice.join() === choice.join())
    if (!sku || stock === stockBefore) return []
    const free = stock === '' ? null : Number(stock)
    const before = stockBefore === undefined ? sku.stock : stockBefore === '' ? null : Number(stockBefore)
    return [{ skuId: sku.id, free, before }]
  })
  if (changes.length === 0) return true
  const changed = await changeFree(tx, changes, cause)
  return changed.length === changes.length
}

/** The wanted form as reading it back would show it: with numbers that the mall gives, and places of axes. */
function asStored(form: ProductForm, known: store.EditedProduct): ProductForm {
  const codes = new Map(known.skus.map(({ choice, sn }) => [choice.join(), sn]))
  return {
    ...form,
    options: form.options.map((axis, from) => ({ ...axis, from })),
    skus: form.skus.map(({ choice, price, stock, code, gtin, weight, picture, isOnSale }) => ({
      ...{ choice, price, stock, weight, picture, isOnSale },
      gtin: gtinOf(gtin) ?? '',
      code: code || (codes.get(choice.join()) ?? ''),
    })),
  }
}

/** Where a save begins: the product as it is, or why it cannot be saved. */
async function startOf(
  tx: Tx,
  viewer: Viewer,
  asked: Asked,
): Promise<{ known: store.EditedProduct | undefined } | Refusal<'products/productGone'>> {
  const wanted = asked.goodsId === null ? { handle: asked.newKey } : { id: asked.goodsId }
  await store.lockProduct(tx, viewer, wanted)
  const known = await store.ownProduct(tx, viewer, wanted)
  return asked.goodsId !== null && !known ? refuse(r.productGone) : { known }
}

/** A product as somebody wants it, already cleaned and without problems. */
export interface WantedProduct {
  /** Of a new product: its key within the shop. */
  newKey: string
  isOnSale: boolean
  form: WantedForm
}

/** What rooms that make products need to know of the mall's settings. */
export interface ProductLimit {
  /** How many products a shop may have. */
  mostProducts: () => number
}

export interface SaveBy {
  viewer: Pick<Viewer, 'shopId' | 'userId'>
  at: Date
  /** What the log of stock says of changed numbers. */
  cause: StockCause
  /** Pictures that the product may have beside those of its shop and its own. */
  pictures?: ReadonlySet<string>
  /** How many products the mall allows every shop; operators may allow one shop more or fewer. */
  mostProducts: number
}

export type NotSaved = 'noCategory' | 'foreignPicture' | 'returnRule' | 'stockChanged' | { most: number }

/** Whether the shop may show all pictures of the product. */
async function hasOwnPictures(
  tx: Tx,
  form: ProductForm,
  known: store.EditedProduct | undefined,
  { viewer, pictures: others }: SaveBy,
): Promise<boolean> {
  const named = picturesIn(form).filter((ref) => !others?.has(ref))
  const own = await ownPictures(tx, viewer, known?.id, named)
  return named.every((ref) => own.has(ref))
}

/**
 * Writes a product that the caller has locked, with its version and what was there before the first one. Returns why it
 * could not; the transaction then has to be given up.
 */
export async function writeProduct(
  tx: Tx,
  asked: WantedProduct,
  known: store.EditedProduct | undefined,
  by: SaveBy,
): Promise<Saved | NotSaved> {
  const { viewer, at, cause } = by
  const { form } = asked
  const categoryIds = await categoryPathTo(tx, form.categoryId)
  if (categoryIds.length === 0) return 'noCategory'
  const before = known && formOf(known)
  if (before) {
    const { id: goodsId, version: number, isOnSale } = known
    await addVersion(tx, { goodsId, number, form: before, changed: [], isOnSale, userId: null, at })
  }
  if (!(await hasOwnPictures(tx, form, known, by))) return 'foreignPicture'
  if (!(await mayReturnSo(tx, [{ form, known }]))[0]) return 'returnRule'
  const isSame = hasSameAxes(form, known)
  if (known && !isSame) await store.retireSkus(tx, known.id, known.version)
  const shopId = viewer.shopId!
  const to = { shopId, handle: known?.handle ?? asked.newKey, categoryIds, isOnSale: asked.isOnSale, known }
  const { goodsIds } = await putProducts(tx, [inputOf(form, to)])
  const goodsId = goodsIds[0]!
  const most = !known || known.isDeleted ? await exceededLimit(tx, shopId, by.mostProducts) : undefined
  if (most !== undefined) return { most }
  if (known && isSame && !(await writeStock(tx, asked, { known, cause }))) return 'stockChanged'
  if (known) await store.keepImportHash(tx, goodsId, known.importHash)
  await refreshShopProducts(tx, [goodsId])
  const saved = (await store.ownProduct(tx, viewer, { id: goodsId }))!
  const after = formOf(saved)
  const changed = before ? changedUnits(before, after) : []
  const { version: number, isOnSale } = saved
  await addVersion(tx, { goodsId, number, form: after, changed, isOnSale, userId: viewer.userId, at })
  return { goodsId, version: number }
}

/**
 * Saves a product whole. Of two who edit the same version the second is told what the product is like now. A repeated
 * call, which finds everything as it wants it, has saved.
 */
export async function saveForm(
  { db, clock, mostProducts }: Pick<Tools, 'db' | 'clock'> & ProductLimit,
  asked: Asked,
  { viewer, locale, note }: Editor,
): Promise<Saved | Refusal<Reason>> {
  const at = new Date(clock.nowMs())
  return inTransaction(db, async (tx): Promise<Saved | Refusal<Reason>> => {
    // A save that is refused rolls back, so the draft stays.
    if (asked.draftId !== null) await deleteDraft(tx, viewer, asked.draftId)
    const start = await startOf(tx, viewer, asked)
    if (!('known' in start)) return start
    const { known } = start
    const form = cleanForm(withStored(asked.form, known && wholeForm(known)))
    const problems = problemsOf(form, asked.isOnSale)
    if (problems.length > 0) return invalid(problems, locale)
    if (known && known.version !== asked.version) {
      const isSame =
        known.isOnSale === asked.isOnSale && changedUnits(formOf(known), asStored(form, known)).length === 0
      if (isSame) return { goodsId: known.id, version: known.version }
      return refuse(r.formChanged, {}, { now: storedForm(known) })
    }
    const isPutOnSale = asked.isOnSale && !known?.isOnSale
    if (isPutOnSale && (await isShopClosed(tx, viewer.shopId!))) return refuse(r.shopClosed)
    const cause = { kind: 'correction', reason: 'editor', userId: viewer.userId } as const
    const saved = await writeProduct(tx, { ...asked, form }, known, {
      ...{ viewer, at, cause },
      mostProducts: mostProducts(),
    })

    if (saved === 'noCategory') return invalid([{ field: 'categoryId', why: 'noCategory' }], locale)
    if (saved === 'foreignPicture') return invalid([{ field: 'pictures', why: 'foreignPicture' }], locale)
    if (saved === 'returnRule') return invalid([{ field: 'returnRule', why: 'returnRule' }], locale)
    if (saved === 'stockChanged') {
      const now = (await store.ownProduct(tx, viewer, { id: known!.id }))!
      return refuse(r.formChanged, {}, { now: { ...storedForm(now), version: known!.version } })
    }
    if ('most' in saved) return refuse(r.tooManyProducts, saved)
    note?.({ subject: { product: textIn(form.name, locale) } })
    return saved
  })
}
