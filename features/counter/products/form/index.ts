/** A product as its shop's staff edit it, for rooms that read or write products in this shape. */
export { formOf, formSkuOf } from './form-of.ts'
export { cleanForm, picturesIn, shownPicture } from './product-input.ts'
export type { FormSku, FormTexts, ProductForm } from '../contract.ts'
export { problemsOf, type Problem } from '../rules/form/problems.ts'
export { problemTexts } from '../rules/form/texts.ts'
export { changedUnits } from '../rules/form/units.ts'
export { lockProducts, ownProducts, type EditedProduct, type EditedSku } from '../store/form/product.ts'
export { conditionOf } from '../store/conditions.ts'
