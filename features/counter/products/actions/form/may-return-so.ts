import { categoryReturns } from '@hojip/catalog'
import type { Db, Tx } from '@hojip/db'
import { rulesForShops } from '@hojip/policy/return-rule'
import type { ProductForm } from '../../contract.ts'
import type { EditedProduct } from '../../store/form/product.ts'

interface Returned {
  form: Pick<ProductForm, 'returnRule' | 'categoryId'>
  known: Pick<EditedProduct, 'returnRule' | 'categoryId'> | undefined
}

/** What a product had in its category before, it may keep. */
function isAsBefore({ form, known }: Returned): boolean {
  return known?.returnRule === form.returnRule && known.categoryId === form.categoryId
}

/** Of each product, whether it may have its rule of returns in its category. */
export async function mayReturnSo(db: Db | Tx, products: readonly Returned[]): Promise<boolean[]> {
  const asked = products.filter((one) => one.form.returnRule !== '' && !isAsBefore(one))
  const rules = await categoryReturns(
    db,
    asked.map(({ form }) => form.categoryId),
  )
  return products.map((one) => {
    const { returnRule, categoryId } = one.form
    if (returnRule === '' || isAsBefore(one)) return true
    return rulesForShops(rules.get(categoryId) ?? 'noReason').includes(returnRule)
  })
}
