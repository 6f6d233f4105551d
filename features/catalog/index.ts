export { catalogRoutes } from './routes.ts'
export { cachedCards, goodsCards } from './actions/goods-cards.ts'
export { importCatalog, type ImportOptions } from './actions/import-catalog.ts'
export { putCategories } from './actions/put-categories.ts'
export { putGoods, putGoodsBatch, type GoodsPut } from './actions/put-goods.ts'
export { fileReasons } from './import/file/file-reasons.ts'
export { UnreadableFile } from './import/file/unreadable-file.ts'
export type { ImportedKind, ImportRefusal, ImportReport } from './import/report.ts'
export { openCatalogCache, watchCatalogVersion } from './catalog-cache.ts'
export { picturePath, scoreText } from './rules/card.ts'
export type { CategoryInput, GoodsInput, SkuInput, Texts } from './rules/goods-input.ts'
export type { CategoryFacts } from './rules/category-tree.ts'
export { readCategories } from './store/category-tree.ts'
export { countComments, countSales } from './store/counters.ts'
export { goodsIdsByHandle } from './store/known-goods.ts'
export { skuForSaleOf, skusForSale, type ForSaleRow, type SkuForSale } from './store/for-sale.ts'
export {
  bestSellers,
  shopBestSellers,
  shopFigures,
  type BriefGoods,
  type ShopFigures,
} from './store/best-sellers.ts'
export { bumpCatalogVersion } from './store/version.ts'
