import type { FileProduct } from '@hojip/catalog/files'
import type { LocalText } from '@hojip/platform/i18n'
import type { EditedProduct } from '../store/form/product.ts'
import type { FormTexts, ProductForm } from '../contract.ts'
import { skusOfFile } from './file-skus.ts'
import { joined, none, type FileColumns } from './joined.ts'

export interface FileForm {
  form: ProductForm
  isOnSale: boolean
}

type Params = ProductForm['params']

/** Parameters of the file; one that is stored with the same Chinese words has its translations too. */
function paramsOf(columns: FileColumns, { goods }: FileProduct, known: Params): Params {
  const isSaid = columns.has('Parameters') || (!columns.isOwn && goods.params.length > 0)
  if (!isSaid) return known
  const isSame = (a: Params[number], b: FileProduct['goods']['params'][number]) =>
    a.name['zh-CN'] === (b.name['zh-CN'] ?? '') && a.value['zh-CN'] === (b.value['zh-CN'] ?? '')
  return goods.params.map((param) => {
    const stored = known.find((one) => isSame(one, param))
    return {
      name: joined(columns, 'Parameters', param.name, stored?.name),
      value: joined(columns, 'Parameters', param.value, stored?.value),
    }
  })
}

/** Texts of a file that has no column for them: taken out of its HTML, or of other columns. */
function derived(text: string | undefined, known: FormTexts): FormTexts {
  return text ? { ...known, 'zh-CN': text } : known
}

function textsOf(columns: FileColumns, file: FileProduct, known: ProductForm | undefined) {
  const { has, isOwn } = columns
  const { goods } = file
  const body: Partial<LocalText> = goods.bodies ?? { 'zh-CN': goods.bodyHtml }
  const sellingText = isOwn ? undefined : goods.selling['zh-CN']
  const brandText = isOwn ? undefined : goods.brand['zh-CN']
  const readsWords = has('Keywords') || (!isOwn && (has('Tags') || has('Type') || has('Product Category')))
  return {
    name: joined(columns, 'Title', goods.name, known?.name),
    selling: has('Selling Point')
      ? joined(columns, 'Selling Point', goods.selling, known?.selling)
      : derived(sellingText, known?.selling ?? none),
    brand: has('Brand')
      ? joined(columns, 'Brand', goods.brand, known?.brand)
      : derived(brandText, known?.brand ?? none),
    keywords: readsWords ? goods.keywords.join(', ') : (known?.keywords ?? ''),
    params: paramsOf(columns, file, known?.params ?? []),
    body: joined(columns, 'Body (HTML)', body, known?.body),
  }
}

function picturesOf(columns: FileColumns, { goods }: FileProduct, known: ProductForm | undefined) {
  if (!columns.has('Image Src')) return known?.pictures ?? []
  return goods.gallery.map((ref) => {
    const stored = known?.pictures.find((picture) => picture.ref === ref)
    return { ref, alt: joined(columns, 'Image Alt Text', goods.pictureTexts?.[ref] ?? {}, stored?.alt) }
  })
}

/**
 * The product as the file wants it. What the file has no column for stays as it is stored; SKUs and values that it no
 * longer has go off sale.
 */
export function formOfFile(
  file: FileProduct,
  columns: FileColumns,
  categoryId: string,
  stored?: { product: EditedProduct; form: ProductForm },
): FileForm {
  const { goods } = file
  const { has } = columns
  const known = stored?.form
  const saysSale = has('Status') || has('Published')
  return {
    isOnSale: saysSale || !stored ? goods.isOnSale : stored.product.isOnSale,
    form: {
      categoryId,
      ...textsOf(columns, file, known),
      pictures: picturesOf(columns, file, known),
      ...skusOfFile(goods, columns, stored),
      personLimit: has('Person Limit') ? String(goods.personLimit ?? '') : (known?.personLimit ?? ''),
      returnRule: has('Return Rule') ? (goods.returnRule ?? '') : (known?.returnRule ?? ''),
    },
  }
}
