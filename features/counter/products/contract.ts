import type { ParsedInputOf } from '@hojip/platform/http'
import { bulkCalls } from './contract/bulk-calls.ts'
import { fileCalls } from './contract/file-calls.ts'
import { formCalls } from './contract/form-calls.ts'
import { draftCalls } from './contract/draft-calls.ts'
import { editCalls } from './contract/edit-calls.ts'
import { listCalls } from './contract/list-calls.ts'

export const productsCalls = {
  ...listCalls,
  ...editCalls,
  ...bulkCalls,
  ...formCalls,
  ...draftCalls,
  ...fileCalls,
}

export type ProductsCalls = typeof productsCalls
export type ProductsAsked = ParsedInputOf<ProductsCalls['POST /bizConsole/queryProducts']>
export type { FormSku, FormTexts, ProductForm, WrittenForm } from './contract/form.ts'
export type { ProductDraft, StoredForm } from './contract/stored.ts'
export type { Bulk, WireChange } from './contract/bulk-calls.ts'
export type { ProductState, ShopProduct, ShopSpec, Written } from './contract/list-calls.ts'
declare module '@hojip/platform/client' {
  interface AllCalls extends ProductsCalls {}
}
