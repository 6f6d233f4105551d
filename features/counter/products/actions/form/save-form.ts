import { gtinOf } from '@hojip/catalog/rules'
import { isShopClosed } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { firstOf } from '@hojip/platform/collections'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { textIn } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProductForm, ProductsCalls } from '../../contract.ts'
import { productsRefusals as r } from '../../refusals.ts'
import { problemsOf } from '../../rules/form/problems.ts'
import { changedUnits } from '../../rules/form/units.ts'
import { deleteDraft } from '../../store/form/drafts.ts'
import * as store from '../../store/form/product.ts'
import { invalid } from './invalid.ts'
import { writeProducts, type Saved } from './write-products.ts'
import { formOf, storedForm, wholeForm } from '../../form/form-of.ts'
import { cleanForm } from '../../form/product-input.ts'
import { withStored } from '../../form/with-stored.ts'

type Asked = ParsedInputOf<ProductsCalls['POST /bizConsole/saveProductForm']>
type Reason =
  | 'products/productGone'
  | 'products/formInvalid'
  | 'products/formChanged'
  | 'products/shopClosed'
  | 'products/tooManyProducts'
type Editor = Pick<CallContext, 'locale' | 'note'> & { viewer: Viewer }

/** The wanted form as reading it back would show it: with numbers that the mall gives, and places of axes. */
function asStored(form: ProductForm, known: store.EditedProduct): ProductForm {
  const codes = new Map(known.skus.map(({ choice, sn }) => [choice.join(), sn]))
  return {
    ...form,
    options: form.options.map((axis, from) => ({ ...axis, from })),
    skus: form.skus.map(({ choice, price, stock, code, gtin, weight, picture, isOnSale }) => ({
      choice,
      price,
      stock,
      weight,
      picture,
      isOnSale,
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

/** What rooms that make products need to know of the mall's settings. */
export interface ProductLimit {
  /** How many products a shop may have. */
  mostProducts: () => number
}

/**
 * Saves a product whole. Of two who edit the same version the second gets the present product with the refusal. A repeated
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
    const by = { viewer, at, cause, mostProducts: mostProducts() }
    const written = await writeProducts(tx, [{ wanted: { ...asked, form }, known }], by)
    const saved = Array.isArray(written) ? firstOf(written) : written

    if (saved === 'noCategory') return invalid([{ field: 'categoryId', why: 'noCategory' }], locale)
    if (saved === 'foreignPicture') return invalid([{ field: 'pictures', why: 'foreignPicture' }], locale)
    if (saved === 'returnRule') return invalid([{ field: 'returnRule', why: 'returnRule' }], locale)
    if (saved === 'stockChanged') {
      const now = known && (await store.ownProduct(tx, viewer, { id: known.id }))
      if (!known || !now) throw new Error('only the stock of a stored product can have changed')
      return refuse(r.formChanged, {}, { now: { ...storedForm(now), version: known.version } })
    }
    if ('most' in saved) return refuse(r.tooManyProducts, saved)
    note?.({ subject: { product: textIn(form.name, locale) } })
    return saved
  })
}
