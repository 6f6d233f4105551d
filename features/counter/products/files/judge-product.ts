import type { FileProduct } from '@hojip/catalog/files'
import { changedUnits } from '../rules/form/units.ts'
import { cleanForm } from '../form/product-input.ts'
import { formOf } from '../form/form-of.ts'
import { problemsOf } from '../rules/form/problems.ts'
import type { EditedProduct } from '../store/form/product.ts'
import type { ProductForm } from '../contract.ts'
import { eachOnce, faultOfProblem, type StoredFault } from './faults.ts'
import { formOfFile, type FileForm } from './file-form.ts'
import type { FileColumns } from './joined.ts'

export type Judged =
  | { outcome: 'added' | 'changed'; wanted: FileForm }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; faults: StoredFault[] }

/** Two forms of the same product are equal in this shape, regardless of who has written them. */
function plainForm(form: ProductForm): ProductForm {
  const words = form.keywords.split(/[,，、]/).map((word) => word.trim())
  return {
    ...cleanForm(form),
    keywords: words.filter(Boolean).join(', '),
    options: form.options.map((axis, from) => ({ ...axis, from })),
  }
}

/** What importing a product would do to the stored one. */
export function judgeProduct(
  file: FileProduct,
  columns: FileColumns,
  categoryId: string,
  known: EditedProduct | undefined,
): Judged {
  const stored = known && { product: known, form: formOf(known) }
  const wanted = formOfFile(file, columns, categoryId, stored)
  const form = cleanForm(wanted.form)
  // What another import has put on sale without a picture may stay so.
  const isBare = known?.isOnSale && known.gallery.length === 0
  const problems = problemsOf(form, wanted.isOnSale).filter(({ why }) => !(why === 'noPicture' && isBare))
  if (problems.length > 0)
    return {
      outcome: 'refused',
      faults: eachOnce(problems.map((problem) => faultOfProblem(problem, file.line))),
    }
  if (!stored) return { outcome: 'added', wanted: { ...wanted, form } }
  // A deleted product comes back by being written.
  const isSame =
    !stored.product.isDeleted &&
    stored.product.isOnSale === wanted.isOnSale &&
    changedUnits(plainForm(stored.form), plainForm(wanted.form)).length === 0
  return isSame ? { outcome: 'unchanged' } : { outcome: 'changed', wanted: { ...wanted, form } }
}
