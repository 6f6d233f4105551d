import {
  keep,
  type Keep,
  type OptionInput,
  type ProductInput,
  type SkuInput,
} from '../rules/product-input.ts'

/** A SKU as a file describes it. Undefined: the file has no column for it, or its cell is empty. */
export interface FileSku {
  choice: number[]
  priceFen: SkuInput['priceFen']
  /** `kept`: the file has no quantities. */
  stock: number | 'uncounted' | 'kept'
  sn: string | undefined
  picture: string | undefined
  weightG: number | null | undefined
  gtin: string | null | undefined
  isOnSale: boolean | undefined
  /** The stock when the mall made the file; undefined when it was not counted, or when the file is another's. */
  exported: number | undefined
}

type FileOption = Pick<OptionInput, 'name' | 'values'>

/** What `ProductInput` has that no file contains. */
type Unsaid = 'shopId' | 'sn' | 'categoryIds' | 'salesCount' | 'origin'

/** A product as a file describes it. Undefined: the file has no column for it, or its cell is empty. */
export interface ProductOfFile extends Omit<
  ProductInput,
  | Unsaid
  | 'bodies'
  | 'pictureTexts'
  | 'personLimit'
  | 'returnRule'
  | 'video'
  | 'options'
  | 'skus'
  | 'importHash'
> {
  bodies: ProductInput['bodies'] | undefined
  pictureTexts: Exclude<ProductInput['pictureTexts'], Keep> | undefined
  personLimit: number | undefined
  returnRule: NonNullable<ProductInput['returnRule']> | undefined
  /** Null: no video. The reader leaves what the column names to `withVideo`. */
  video: Exclude<ProductInput['video'], Keep> | undefined
  options: FileOption[]
  skus: FileSku[]
}

function skuInput({ stock, weightG, gtin, ...sku }: FileSku): SkuInput {
  return {
    choice: sku.choice,
    priceFen: sku.priceFen,
    stock: stock === 'kept' ? keep : stock,
    sn: sku.sn ?? null,
    picture: sku.picture ?? null,
    isOnSale: sku.isOnSale ?? true,
    weightG: weightG === undefined ? keep : weightG,
    gtin: gtin === undefined ? keep : gtin,
  }
}

/**
 * What an import of the whole catalogue writes of a product. A file describes products whole: what it does not contain, a
 * product does not have, except weights, barcodes, videos and texts of pictures, which many files lack.
 */
export function inputOfFile(
  goods: ProductOfFile,
  where: Pick<ProductInput, 'shopId' | 'categoryIds'> & { importHash: string },
): ProductInput & { importHash: string } {
  return {
    ...where,
    handle: goods.handle,
    sn: keep,
    name: goods.name,
    selling: goods.selling,
    brand: goods.brand,
    bodyHtml: goods.bodyHtml,
    bodies: goods.bodies ?? {},
    story: goods.story,
    keywords: goods.keywords,
    gallery: goods.gallery,
    pictureTexts: goods.pictureTexts ?? keep,
    params: goods.params,
    options: goods.options.map(({ name, values }) => ({ name, values, params: [], hidden: [] })),
    skus: goods.skus.map(skuInput),
    salesCount: 0,
    isOnSale: goods.isOnSale,
    personLimit: goods.personLimit ?? null,
    returnRule: goods.returnRule ?? null,
    origin: keep,
    video: goods.video === undefined ? keep : goods.video,
  }
}
