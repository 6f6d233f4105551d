import type { FormSku, ProductForm } from '../../contract/form.ts'

const none = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }

export const emptySku: FormSku = {
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
export const emptyForm: ProductForm = {
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
