import type { ProductForm } from '../../contract.ts'
import { emptyForm, emptySku } from './empty-form.ts'

/**
 * A stored form as it reads now. What was added to forms after it was stored is as in `now`, so that somebody who goes back
 * to it does not take that away.
 */
export function formNow(form: ProductForm, now: ProductForm = emptyForm): ProductForm {
  const skus = new Map(now.skus.map((sku) => [sku.choice.join(), sku]))
  return {
    ...now,
    ...form,
    skus: form.skus.map((sku) => ({ ...emptySku, ...skus.get(sku.choice.join()), ...sku })),
  }
}
