import type { ProductInfo } from '@hojip/catalog/contract'
import { one, type RawSearch } from '@hojip/platform/page'
import { idShape } from '../list/list-search.ts'

/** What the address of a product chooses: `?sku=…`, the id of a SKU. */
export function productSearch(raw: RawSearch): { sku: string | undefined } {
  const sku = one(raw, 'sku')?.toLowerCase()
  return { sku: sku !== undefined && idShape.test(sku) ? sku : undefined }
}

/** Whether the address asks for an option that the product does not sell, or not any more. */
export function isOdd({ specs }: ProductInfo, sku: string | undefined): boolean {
  return sku !== undefined && !specs.some(({ pkId }) => pkId === sku)
}
