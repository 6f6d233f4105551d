import { sayUnlessStored } from '@hojip/platform/parts'
import { localStore } from '@hojip/platform/storage'
import type { ProductForm } from '../../../contract.ts'

const prefix = 'product-draft:'

/** What was typed, and what it was typed into: a product that has changed since is joined with both. */
export interface Draft {
  base: ProductForm
  form: ProductForm
}

/** Unsaved changes that this browser remembers. */
export function readDraft(key: string): Draft | undefined {
  const found = localStore.json<Partial<Draft>>(prefix + key)
  return found?.base && found.form ? { base: found.base, form: found.form } : undefined
}

export function storeDraft(key: string, draft: Draft): void {
  sayUnlessStored(localStore.set(prefix + key, draft))
}

export function forgetDraft(key: string): void {
  localStore.set(prefix + key, null)
}
