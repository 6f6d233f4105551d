export {
  assumedGrams,
  type Destination,
  type FreightLine,
  freightOf,
  freightOfParts,
  type FreightPart,
  groupOf,
  listedTerms,
  partsOf,
  ruleOfTerms,
} from './delivery/rule.ts'
export { placeText, type ShopTemplate, type Unreachable, unreachableFrom } from './delivery/reach.ts'
export type { FreightRule } from './delivery/rule-shape.ts'
export {
  countedUnits,
  type FreightTerms,
  neverFree,
  type PlainTerms,
  shownFreight,
} from './delivery/shown-freight.ts'
export { travelDays } from './delivery/travel-days.ts'
export { type Choice, choose, firstChoice, firstSku, isPossible, isSoldOut, skuOf } from './option-choice.ts'
export { chosenParams, valueParamsOf } from './option-params.ts'
export { fenOf, isNeverFree, shownTerms, termsOf } from './delivery/shown-terms.ts'
export { optionAttribute } from './variants/option-attribute.ts'
export { type VariantAttributes, variantAttributes, variesBy } from './variants/variant-attributes.ts'
export {
  type BoughtField,
  type BoughtName,
  columnOfPart,
  type FormPart,
  formParts,
  type LanguagePart,
  productFields,
  type SkuPart,
  skuFields,
} from './product-fields.ts'
export { gtinOf } from './variants/gtin.ts'
export { isNeutral } from './written-languages.ts'
export { type CategoryTree, categoriesByAnyCode, categoryOf, categoryTree, pathTo } from './category-tree.ts'
