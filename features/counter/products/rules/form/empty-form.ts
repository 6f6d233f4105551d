import type { FormPart, SkuPart } from '@hojip/catalog/rules'
import type { FormSku, ProductForm } from '../../contract/form.ts'

const none = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }

/** Typed by `productFields`: a part of the form without a row there does not compile, nor a row without a part. */
export const emptySku: { [P in SkuPart | 'choice']: FormSku[P] } = {
  choice: [],
  price: '',
  stock: '0',
  code: '',
  gtin: '',
  weight: '',
  picture: null,
  isOnSale: true,
}

/** A new product. */
export const emptyForm: { [P in FormPart | 'skus']: ProductForm[P] } = {
  categoryId: '',
  name: none,
  selling: none,
  brand: none,
  keywords: '',
  pictures: [],
  params: [],
  body: none,
  options: [],
  personLimit: '',
  returnRule: '',
  skus: [emptySku],
}
