/** Files of products: how they are read and written. */
export {
  axes as axisColumns,
  columnIn,
  type Column,
  type TranslatedColumn,
} from '../../rules/file-columns.ts'
export { problemColumn } from '../columns.ts'
export { paramsCell } from '../params.ts'
export { readProduct, type Product as FileProduct } from '../product.ts'
export type { FileSku } from '../product-of-file.ts'
export type { Fault } from '../product-rows.ts'
export { openProductFile } from './product-file.ts'
export { importReasons } from '../reasons.ts'
export { isAboutData } from './product-file.ts'
export { chooseCategory, noNewCategories, type Chosen } from '../categories/choose-category.ts'
export { createCategoryIndex, type CategoryIndex } from '../categories/category-index.ts'
export { cleanHtml } from '../body/clean-html.ts'
export { keep, ownCategoryId, type ProductInput, type SkuInput } from '../../rules/product-input.ts'
export { fileReasons } from './file-reasons.ts'
export { UnreadableFile } from './unreadable-file.ts'
