import { axisColumns, type FileProduct, type FileSku } from '@hojip/catalog/files'
import { fenToYuan } from '@hojip/platform/money'
import { formSkuOf } from '../form/form-of.ts'
import type { EditedProduct, EditedSku } from '../store/form/product.ts'
import type { FormSku, ProductForm } from '../contract.ts'
import { baseText, joinedBase, type FileColumns } from './joined.ts'

interface Stored {
  product: EditedProduct
  form: ProductForm
}
type Axis = ProductForm['options'][number]
type FileAxis = FileProduct['goods']['options'][number]

/** An axis with the file's values, and for each of them its place. */
interface PlacedAxis {
  axis: Axis
  places: number[]
}

/** Stored values stay at their places, which identify SKUs; new ones come after them. */
function placed(columns: FileColumns, file: FileAxis, at: number, known: Axis | undefined): PlacedAxis {
  const named = axisColumns[at]!
  const values = [...(known?.values ?? [])]
  const find = (text: string | undefined, isHidden: boolean) =>
    values.findIndex((value) => value.isHidden === isHidden && baseText(value.text) === text)
  const places = file.values.map((texts) => {
    const shown = find(texts['zh-CN'], false)
    const place = shown >= 0 ? shown : find(texts['zh-CN'], true)
    const text = joinedBase(columns, named.value, texts, values[place]?.text)
    if (place < 0) return values.push({ text, isHidden: false }) - 1
    values[place] = { text, isHidden: false }
    return place
  })
  return {
    axis: { from: known ? at : null, name: joinedBase(columns, named.name, file.name, known?.name), values },
    places,
  }
}

/** A value that had SKUs and has none in the file can no longer be chosen. */
function withHidden({ axis, places }: PlacedAxis, at: number, known: readonly FormSku[]): Axis {
  const hadSkus = new Set(known.map(({ choice }) => choice[at]))
  const used = new Set(places)
  return {
    ...axis,
    values: axis.values.map((value, place) =>
      !used.has(place) && hadSkus.has(place) ? { ...value, isHidden: true } : value,
    ),
  }
}

/**
 * The units that can be ordered. In a file of the mall's own the number counts from the one that was exported, so that
 * what was sold since stays sold; in other files it is the number on the shelf.
 */
function unitsOf({ stock, exported }: FileSku, stored: EditedSku | undefined): string {
  const now = stored === undefined || stored.stock === null ? '' : String(stored.stock)
  if (stock === 'uncounted') return ''
  if (stock === 'kept') return now
  if (exported === undefined || now === '') return String(Math.max(0, stock - (stored?.reserved ?? 0)))
  return String(Math.max(0, Number(now) + stock - exported))
}

function byChoice<T extends { choice: number[] }>(skus: readonly T[] = []): ReadonlyMap<string, T> {
  return new Map(skus.map((sku) => [sku.choice.join(), sku]))
}

function skuOf(
  sku: FileSku,
  choice: number[],
  { has }: FileColumns,
  { row, known }: { row: EditedSku | undefined; known: FormSku | undefined },
): FormSku {
  const weight = sku.weightG === undefined ? (known?.weight ?? '') : String(sku.weightG ?? '')
  return {
    choice,
    weight,
    gtin: sku.gtin === undefined ? (known?.gtin ?? '') : (sku.gtin ?? ''),
    price: fenToYuan(sku.priceFen),
    stock: unitsOf(sku, row),
    code: sku.sn ?? known?.code ?? '',
    picture: has('Variant Image') ? (sku.picture ?? null) : (known?.picture ?? null),
    isOnSale: sku.isOnSale ?? known?.isOnSale ?? true,
  }
}

/** Stored SKUs that the file lacks, off sale, while their values can still be chosen. */
function leftOut(options: readonly Axis[], own: readonly FormSku[], stored: Stored | undefined): FormSku[] {
  const taken = new Set(own.map(({ choice }) => choice.join()))
  const isChoosable = ({ choice }: FormSku) =>
    choice.length === options.length &&
    choice.every((value, axis) => options[axis]?.values[value]?.isHidden === false)
  return (stored?.form.skus ?? [])
    .filter((sku) => !taken.has(sku.choice.join()) && isChoosable(sku))
    .map((sku) => ({ ...sku, isOnSale: false }))
}

/** Options and SKUs as the file wants them. With another number of options all SKUs are new. */
export function skusOfFile(
  { options, skus }: FileProduct['goods'],
  columns: FileColumns,
  stored: Stored | undefined,
): Pick<ProductForm, 'options' | 'skus'> {
  const before = stored?.form.options.length === options.length ? stored : undefined
  const axes = options.map((axis, at) => placed(columns, axis, at, before?.form.options[at]))
  const [rows, shown] = [byChoice(before?.product.skus), byChoice(before?.form.skus)]
  const own = skus.map((sku) => {
    const choice = sku.choice.map((value, axis) => axes[axis]!.places[value]!)
    const key = choice.join()
    const row = rows.get(key)
    // A hidden value that the file has can be chosen again: its SKUs are on sale, and otherwise as they were.
    const known = shown.get(key) ?? (row && { ...formSkuOf(row), isOnSale: true })
    return skuOf(sku, choice, columns, { row, known })
  })
  const choosable = axes.map((axis, at) => withHidden(axis, at, before?.form.skus ?? []))
  return { options: choosable, skus: [...own, ...leftOut(choosable, own, before)] }
}
