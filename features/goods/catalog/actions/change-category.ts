import type { Tx } from '@hojip/db'
import type { ReturnRule } from '@hojip/policy/contract'
import { rulesForShops } from '@hojip/policy/return-rule'
import {
  categoryPathTo,
  categoryReturns,
  refreshShopProducts,
  writeCategory,
  type Moved,
} from '../store/changes/change-products.ts'
import { rewriteSearchRowsOf } from './rewrite-search-rows.ts'

/**
 * Puts products of a shop into a category and returns those that were in another one, and in which. They are found by the
 * names of the new one, and have its rule of returns where it does not allow the one that was chosen. Into a former
 * category they bring back the rules that they lost with it. A category that is gone changes nothing. The caller calls
 * `bumpCatalogVersion` last.
 */
export async function changeCategory(
  tx: Tx,
  shopId: string,
  goodsIds: readonly string[],
  categoryId: string,
  formerRules: ReadonlyMap<string, ReturnRule> = new Map(),
): Promise<Moved[]> {
  const path = await categoryPathTo(tx, categoryId)
  if (path.length === 0) return []
  const ruled = await categoryReturns(tx, [categoryId])
  const returnRules = rulesForShops(ruled.get(categoryId) ?? 'noReason')
  const changed = await writeCategory(tx, shopId, goodsIds, { path, returnRules, formerRules })
  const ids = changed.map(({ id }) => id)
  await refreshShopProducts(tx, ids)
  await rewriteSearchRowsOf(tx, ids)
  return changed
}
