export {
  type Destination,
  type Freight,
  type FreightTemplate,
  type FreightTerms,
  freightOf,
  travelDays,
} from './delivery/freight.ts'
export { type Choice, choose, firstSku, isPossible, isSoldOut, skuOf } from './option-choice.ts'
export { type ProductOption, chosenParams, valueParamsOf } from './option-params.ts'
export { shownTerms, termsOf } from './delivery/shown-terms.ts'
export { type CategoryTree, pathTo } from './category-tree.ts'
