import type { ProductForm } from '../../contract.ts'

const prefix = 'product-draft:'

/** Unsaved changes that this browser remembers, if the product is still the one that they were made from. */
export function readDraft(key: string, version: number): ProductForm | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as {
      version: number
      form: ProductForm
    } | null
    return found?.version === version ? found.form : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(key: string, version: number, form: ProductForm): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ version, form }))
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
