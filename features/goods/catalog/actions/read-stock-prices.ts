import type { Db } from '@hojip/db'
import { fenToYuan } from '@hojip/platform/money'
import { stockPrices } from '../store/stock-price.ts'

/** Current price and stock of SKUs. */
export async function readStockPrices(db: Db, skuIds: readonly string[]) {
  const skus = await stockPrices(db, skuIds)
  return {
    list: skus.map((sku) => ({
      goodsSpecId: sku.skuId,
      price: fenToYuan(sku.priceFen),
      stock: sku.stock,
      isOnSale: sku.isOnSale,
    })),
  }
}
