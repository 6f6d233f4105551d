export { catalogJobs } from './jobs.ts'
export { catalogRoutes } from './routes.ts'
export { cachedCards, productSummaries } from './actions/product-summaries.ts'
export { importCatalog } from './actions/import-catalog.ts'
export { putCategories } from './actions/put-categories.ts'
export { putProductRows, putProducts, type ProductsPut } from './actions/put-products.ts'
export { rewriteSearchRows } from './actions/rewrite-search-rows.ts'
export { changeCategory } from './actions/change-category.ts'
export type { ImportedKind, ImportReport } from './import/report.ts'
export { cacheByVersion, openCatalogCache, type CatalogBytes } from './catalog-cache.ts'
export { picturePath, scoreText } from './rules/card.ts'
export {
  type CategoryInput,
  keep,
  type OriginInput,
  type PlaceInput,
  type ProductInput,
  type SkuInput,
} from './rules/product-input.ts'
export type { CategoryFacts } from './rules/category-tree.ts'
export { readCategories } from './store/category-tree.ts'
export { countComments, countSales } from './store/counters.ts'
export { productIdsByHandle } from './store/known-products.ts'
export { skuForSaleOf, skusForSale, type ForSaleRow, type SkuForSale } from './store/for-sale.ts'
export {
  bestSellers,
  briefProducts,
  shopBestSellers,
  shopFigures,
  type BriefProduct,
  type ShopFigures,
} from './store/best-sellers.ts'
export { priceDrops, putPastPrices, type PastPrice } from './store/price-log.ts'
export { namedProduct } from './store/named-products.ts'
export { putPlaces } from './store/origins/write-origins.ts'
export {
  categoryPathsTo,
  categoryPathTo,
  categoryReturns,
  changeDeleted,
  changeFreight,
  changeOnSale,
  changePrices,
  refreshShopProducts,
  rescheduleOnSale,
  scheduleOnSale,
} from './store/changes/change-products.ts'
export { changeShopClosed, followShop, isShopClosed } from './store/changes/closed-shops.ts'
export { isTakenDown, liftTakeDown, shopOfProduct, takeDownProduct } from './store/changes/taken-down.ts'
export { exceededLimit, limitShop, shopSize } from './store/changes/shop-size.ts'
export { bumpCatalogVersion } from './store/version.ts'
export { allProducts, type ListedProduct } from './actions/all-products.ts'
export { categoriesOnSale, newestOnSale, onSalePage, onSaleParts } from './store/on-sale.ts'
export { skuCodes } from './store/sku-codes.ts'
export { specText } from './rules/card.ts'
