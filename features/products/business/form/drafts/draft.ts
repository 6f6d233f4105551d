import type { ProductForm } from '../../../contract.ts'

const prefix = 'product-draft:'

/** What was typed, and what it was typed into: a product that has changed since is joined with both. */
export interface Draft {
  base: ProductForm
  form: ProductForm
}

/** Unsaved changes that this browser remembers. */
export function readDraft(key: string): Draft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Partial<Draft> | null
    return found?.base && found.form ? { base: found.base, form: found.form } : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // A full or closed storage costs the draft, not the work on the page.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // There was none.
  }
}
