import { categoryPathTo, isShopClosed } from '@hojip/catalog'
import type { Db, Tx } from '@hojip/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProductsCalls } from '../../contract.ts'
import { productsRefusals as r } from '../../refusals.ts'
import type { BulkChange } from '../../rules/bulk-change.ts'
import { filterOf } from '../../rules/product-filter.ts'
import { conditionOf, conditionOfIds } from '../../store/conditions.ts'
import { hasTemplate } from '../../store/bulk/subjects.ts'

type Chosen = Pick<ParsedInputOf<ProductsCalls['POST /bizConsole/startBulkChange']>, 'goodsIds' | 'filter'>

/** The condition for what was chosen: certain products or those of a filter, never both. */
export function conditionOfChosen(viewer: Viewer, { goodsIds, filter }: Chosen) {
  if (goodsIds && filter) return undefined
  if (goodsIds) return conditionOfIds(viewer, goodsIds)
  return filter && conditionOf(viewer, filterOf(filter))
}

/** Why products cannot get this template or category, or go on sale; undefined for other changes. */
export async function refusedMove(
  db: Db | Tx,
  viewer: Viewer,
  change: BulkChange,
): Promise<Refusal<'products/templateGone' | 'products/categoryGone' | 'products/shopClosed'> | undefined> {
  if (change.type === 'freight' && !(await hasTemplate(db, viewer, change.templateId)))
    return refuse(r.templateGone)
  if (change.type === 'category' && (await categoryPathTo(db, change.categoryId)).length === 0)
    return refuse(r.categoryGone)
  if (change.type === 'onSale' && change.isOnSale && (await isShopClosed(db, viewer.shopId!)))
    return refuse(r.shopClosed)
  return undefined
}
