import { sayUnlessStored } from '@hojip/platform/parts'
import { isList, like, localStore } from '@hojip/platform/storage'
import type { ProductForm } from '../../../contract.ts'
import { emptyForm, emptySku } from '../../../rules/form/empty-form.ts'

const prefix = 'product-draft:'

/** What was typed, and what it was typed into: a product that has changed since is joined with both. */
export interface Draft {
  base: ProductForm
  form: ProductForm
}

const isForm = like({
  ...emptyForm,
  pictures: [{ ref: '', alt: emptyForm.name }],
  params: [{ name: emptyForm.name, value: emptyForm.name }],
  options: [{ from: null, name: emptyForm.name, values: [{ text: emptyForm.name, isHidden: false }] }],
})

type Stored = Record<keyof Draft, Partial<ProductForm>>
const isStored = like<Stored>({ base: {}, form: {} })

/** A stored form, with the fields that have come since. */
function completed({ skus, ...others }: Partial<ProductForm>): ProductForm {
  const rows = isList(skus) ? skus : []
  return { ...emptyForm, ...others, skus: rows.map((sku) => ({ ...emptySku, ...sku })) }
}

/** Unsaved changes that this browser remembers. */
export function readDraft(key: string): Draft | undefined {
  const found = localStore.json(prefix + key, isStored)
  if (!found) return undefined
  const [base, form] = [completed(found.base), completed(found.form)]
  return isForm(base) && isForm(form) ? { base, form } : undefined
}

export function storeDraft(key: string, draft: Draft): void {
  sayUnlessStored(localStore.set(prefix + key, draft))
}

export function forgetDraft(key: string): void {
  localStore.set(prefix + key, null)
}
