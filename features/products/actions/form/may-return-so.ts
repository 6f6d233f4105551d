import { categoryReturns } from '@hojip/catalog'
import type { Db, Tx } from '@hojip/db'
import { rulesForShops } from '@hojip/policy/return-rule'
import type { ProductForm } from '../../contract.ts'
import type { EditedProduct } from '../../store/form/product.ts'

/** Whether the product may have its rule of returns in its category. What it had there before, it may keep. */
export async function mayReturnSo(
  db: Db | Tx,
  { returnRule, categoryId }: Pick<ProductForm, 'returnRule' | 'categoryId'>,
  known: Pick<EditedProduct, 'returnRule' | 'categoryId'> | undefined,
): Promise<boolean> {
  if (returnRule === '') return true
  if (known?.returnRule === returnRule && known.categoryId === categoryId) return true
  return rulesForShops(await categoryReturns(db, categoryId)).includes(returnRule)
}
