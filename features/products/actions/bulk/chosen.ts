import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { ProductsCalls } from '../../contract.ts'
import { filterOf } from '../../rules/product-filter.ts'
import { conditionOf, conditionOfIds } from '../../store/conditions.ts'

type Chosen = Pick<ParsedInputOf<ProductsCalls['POST /bizConsole/startBulkChange']>, 'goodsIds' | 'filter'>

/** The condition for what was chosen: certain products or those of a filter, never both. */
export function conditionOfChosen(viewer: Viewer, { goodsIds, filter }: Chosen) {
  if ((goodsIds === undefined) === (filter === undefined)) return undefined
  return goodsIds ? conditionOfIds(viewer, goodsIds) : conditionOf(viewer, filterOf(filter!))
}
