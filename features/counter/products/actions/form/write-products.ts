import {
  bumpCatalogVersion,
  categoryPathsTo,
  exceededLimit,
  putProductRows,
  refreshShopProducts,
} from '@hojip/catalog'
import type { Tx } from '@hojip/db'
import { changeFree, type StockCause } from '@hojip/inventory'
import type { Viewer } from '@hojip/platform/http'
import { mustGet, zip } from '@hojip/platform/collections'
import type { FormSku, ProductForm } from '../../contract.ts'
import { changedUnits } from '../../rules/form/units.ts'
import { keepImportHashes, ownProducts, retireSkus, type EditedProduct } from '../../store/form/product.ts'
import { addVersions, areOwnPictures, type NewVersion } from '../../store/form/versions.ts'
import { formOf } from '../../form/form-of.ts'
import { hasSameAxes, inputOf, picturesIn } from '../../form/product-input.ts'
import { mayReturnSo } from './may-return-so.ts'

/** A product as somebody wants it, already cleaned and without problems. */
interface WantedProduct {
  /** Of a new product: its key within the shop. */
  newKey: string
  isOnSale: boolean
  /** With the stock that its changes were made from. */
  form: Omit<ProductForm, 'skus'> & { skus: (FormSku & { stockBefore?: string | undefined })[] }
}

export interface ProductToWrite {
  wanted: WantedProduct
  /** As it is stored; a deleted one comes back. */
  known: EditedProduct | undefined
  /** Pictures that the product may have beside those of its shop and its own. */
  pictures?: ReadonlySet<string>
}

export interface SaveBy {
  viewer: Pick<Viewer, 'shopId' | 'userId'>
  at: Date
  /** The entry of changed numbers in the log of stock. */
  cause: StockCause
  /** How many products the mall allows every shop; operators may allow one shop more or fewer. */
  mostProducts: number
}

export type Saved = { goodsId: string; version: number }
export type NotSaved = 'noCategory' | 'foreignPicture' | 'returnRule' | 'stockChanged' | { most: number }

/** A product to write with what it was like before, and its category with those above it. */
type Part = ProductToWrite & { before: ProductForm | undefined; categoryIds: string[] }

function versionOf(
  { id: goodsId, version: number, isOnSale }: EditedProduct,
  form: ProductForm,
  changed: string[],
): NewVersion {
  return { goodsId, number, form, changed, isOnSale }
}

/** Whether the shop may show all pictures of the products. */
function haveOwnPictures(tx: Tx, parts: readonly Part[], { viewer }: SaveBy): Promise<boolean> {
  const named = parts.flatMap(({ wanted, known, before, pictures }) => {
    const shown = new Set(before && picturesIn(before))
    const others = picturesIn(wanted.form).filter((ref) => !pictures?.has(ref) && !shown.has(ref))
    return others.map((ref) => ({ goodsId: known?.id, ref }))
  })
  return areOwnPictures(tx, viewer, named)
}

/** Writes the changed stock of SKUs that there were before; false when orders or colleagues have changed it since. */
async function writeStock(tx: Tx, parts: readonly Part[], cause: StockCause): Promise<boolean> {
  const changes = parts.flatMap(({ wanted: { form }, known }) => {
    if (!known || !hasSameAxes(form, known)) return []
    return form.skus.flatMap(({ choice, stock, stockBefore }) => {
      const sku = known.skus.find((one) => one.choice.join() === choice.join())
      if (!sku || stock === stockBefore) return []
      const free = stock === '' ? null : Number(stock)
      const before = stockBefore === undefined ? sku.stock : stockBefore === '' ? null : Number(stockBefore)
      return [{ skuId: sku.id, free, before }]
    })
  })
  if (changes.length === 0) return true
  return (await changeFree(tx, changes, cause)).length === changes.length
}

/** Writes the products without their versions; returns their ids. */
async function putParts(tx: Tx, parts: readonly Part[], by: SaveBy): Promise<string[] | NotSaved> {
  const shopId = by.viewer.shopId!
  const known = parts.flatMap((part) => part.known ?? [])
  await retireSkus(
    tx,
    parts.flatMap((part) => (part.known && !hasSameAxes(part.wanted.form, part.known) ? [part.known] : [])),
  )
  const inputs = parts.map(({ wanted, known: stored, categoryIds }) =>
    inputOf(wanted.form, {
      shopId,
      handle: stored?.handle ?? wanted.newKey,
      isOnSale: wanted.isOnSale,
      known: stored,
      categoryIds,
    }),
  )
  const { goodsIds } = await putProductRows(tx, inputs)
  const isMore = known.length < parts.length || known.some(({ isDeleted }) => isDeleted)
  const most = isMore ? await exceededLimit(tx, shopId, by.mostProducts) : undefined
  if (most !== undefined) return { most }
  await keepImportHashes(tx, known)
  // Late, since orders of these products wait from here on.
  if (!(await writeStock(tx, parts, by.cause))) return 'stockChanged'
  await refreshShopProducts(tx, goodsIds)
  return goodsIds
}

/**
 * Writes products that the caller has locked, each once, with their versions and what was there before the first one: in
 * the same few statements for one or a hundred. Returns why it could not, when one of them cannot be written; the
 * transaction then has to be given up.
 */
export async function writeProducts(
  tx: Tx,
  products: readonly ProductToWrite[],
  by: SaveBy,
): Promise<Saved[] | NotSaved> {
  const { viewer, at } = by
  const paths = await categoryPathsTo(
    tx,
    products.map(({ wanted }) => wanted.form.categoryId),
  )
  const parts: Part[] = []
  for (const one of products) {
    const categoryIds = paths.get(one.wanted.form.categoryId)
    if (!categoryIds) return 'noCategory'
    parts.push({ ...one, before: one.known && formOf(one.known), categoryIds })
  }
  const former = parts.flatMap(({ known, before }) => (known && before ? versionOf(known, before, []) : []))
  await addVersions(tx, former, { userId: null, at })
  if (!(await haveOwnPictures(tx, parts, by))) return 'foreignPicture'
  const returned = products.map(({ wanted: { form }, known }) => ({ form, known }))
  if ((await mayReturnSo(tx, returned)).includes(false)) return 'returnRule'
  const ids = await putParts(tx, parts, by)
  if (!Array.isArray(ids)) return ids
  const saved = new Map((await ownProducts(tx, viewer, { ids })).map((product) => [product.id, product]))
  const versions = zip(parts, ids).map(([{ before }, id]) => {
    const product = mustGet(saved, id)
    const after = formOf(product)
    return versionOf(product, after, before ? changedUnits(before, after) : [])
  })
  await addVersions(tx, versions, { userId: viewer.userId, at })
  // It locks a row that every writer of products needs.
  await bumpCatalogVersion(tx)
  return versions.map(({ goodsId, number: version }) => ({ goodsId, version }))
}
