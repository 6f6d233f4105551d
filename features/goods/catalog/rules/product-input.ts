import type { ReturnRule } from '@hojip/policy/contract'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'

/** A text in at least one language; the missing ones are filled from it when it is written. */
export type Texts = Partial<LocalText>

export interface CategoryInput {
  /** Kebab-case, unique in the whole tree. The category is found by it. */
  code: string
  name: Texts
  picture?: string
  /** Whether its products can be returned; left out: as the category above says. */
  returnRule?: ReturnRule
  /** Its place among its siblings. Without one, a new category goes where it is listed and a known one stays. */
  sort?: number
  children?: CategoryInput[]
}

/**
 * Stands for a value that its writer does not know or may not change: what is stored stays. A new product or SKU has
 * none then.
 */
export const keep = Symbol('keep')
export type Keep = typeof keep

/** What a SKU is, besides its place in the product. `skuFields` says where each field goes. */
interface SkuValues {
  priceFen: Fen
  /** Units on the shelf, which replace the stored number. Uncounted products are always for sale. */
  stock: number | 'uncounted' | Keep
  /** Null: the mall numbers it. */
  sn: string | null
  /** The number of its barcode (`gtinOf`); null when it is not known. */
  gtin: string | null | Keep
  /** Grams; null when it is not known. */
  weightG: number | null | Keep
  picture: string | null
  isOnSale: boolean
}
export type SkuField = keyof SkuValues

export interface SkuInput extends SkuValues {
  /** Index of the value on each axis of `options`; `[]` for products without options. */
  choice: number[]
}

export interface OptionInput {
  name: Texts
  values: Texts[]
  /**
   * For each value, the parameters that it changes, such as a weight; they replace those of the same name. `[]` when
   * no value changes any.
   */
  params: { name: Texts; value: Texts }[][]
  /** Indexes of values that shoppers can no longer choose; they keep their places, since SKUs name them. */
  hidden: number[]
}

const importWays = ['general', 'bonded', 'direct'] as const
type ImportWay = (typeof importWays)[number]
const paperKinds = ['customs', 'quarantine', 'origin', 'label'] as const
type PaperKind = (typeof paperKinds)[number]

/** A delivery of an imported product, with its papers. */
interface BatchInput {
  /** As printed on the pack: digits, capitals and hyphens. */
  number: string
  /** `YYYY-MM-DD` */
  landedOn: string
  cameBy: 'sea' | 'air' | 'land'
  /** At least one. */
  papers: { kind: PaperKind; number: string; issuedOn: string }[]
}

interface ImportInput {
  /** The country of origin by ISO 3166-1, such as KR. */
  country: string
  way: ImportWay
  importer: Texts
  /** What the price says about duty and taxes. */
  duty: Texts
  batches: BatchInput[]
}

/** Where a product comes from. */
export interface OriginInput {
  /** The slug of a place (`putPlaces`); null when nobody has checked it. */
  place: string | null
  /** Null for products that are not imported. */
  imported: ImportInput | null
}

export interface PlaceInput {
  slug: string
  country: string
  name: Texts
}

interface VideoInput {
  /** Of `storeProductVideo` of `@hojip/uploads`. */
  id: string
  /** The ref of a picture; null: the product's main picture. */
  poster: string | null
}

/** What a product is. `productFields` says where each field goes. */
export interface ProductValues {
  name: Texts
  selling: Texts
  brand: Texts
  /** Already sanitised. */
  bodyHtml: string
  /** The same in the languages that it is written in. Already sanitised. */
  bodies: Texts
  /** Blocks of text and picture, in order. */
  story: { title: Texts; text: Texts; picture: string | null }[]
  /** The category path, level 1 first. */
  categoryIds: [level1: string, level2?: string, level3?: string]
  /** More search words. */
  keywords: string[]
  /** Picture refs, the main one first. */
  gallery: string[]
  /** Alternative texts of pictures, by ref. */
  pictureTexts: Record<string, Texts> | Keep
  params: { name: Texts; value: Texts }[]
  /** Up to three axes. */
  options: OptionInput[]
  /** How many units, of all options together, one person may order within 30 days; null: any number. */
  personLimit: number | null
  /** Whether it can be returned; null: as its category says. */
  returnRule: ReturnRule | null
  isOnSale: boolean
  origin: OriginInput | Keep
  /** Null: it has none. */
  video: VideoInput | null | Keep
}
export type ProductField = keyof ProductValues

/**
 * A product as `putProducts` writes it. No field may be left out: an empty value or null takes away what is stored, and
 * `keep`, where a field allows it, leaves it. So whoever builds one has to decide on a new field before it compiles.
 */
export interface ProductInput extends ProductValues {
  shopId: string
  /** The shop's own key, which the product is found by. */
  handle: string
  /** The number that people quote; generated for a new product when it is `keep`. */
  sn: string | Keep
  /** At least one, and each choice only once. */
  skus: SkuInput[]
  /** For new products only; afterwards orders count. */
  salesCount: number
  /** Hash of the source rows; a product with the same one is left as it is. Null: the product is written. */
  importHash: string | null
}

/** Of the SKUs on sale, or else of all. */
export function cheapestOf(skus: readonly SkuInput[]): SkuInput {
  const onSale = skus.filter(({ isOnSale }) => isOnSale)
  const [first, ...others] = onSale.length > 0 ? onSale : skus
  if (!first) throw new RangeError('a product needs at least one SKU')
  return others.reduce((best, sku) => (sku.priceFen < best.priceFen ? sku : best), first)
}

/** A number for products whose shop gives none: ten digits from the end of the id. */
export function snOf(id: string): string {
  return String(BigInt(`0x${id.replaceAll('-', '').slice(-12)}`) % 10_000_000_000n).padStart(10, '0')
}
