import { formatSearch, laterPage } from '@hojip/platform/href'

interface ShopProductsSearch {
  state?: string | undefined
  words?: string | undefined
  category?: string | undefined
  stock?: string | undefined
  language?: string | undefined
  from?: string | undefined
  to?: string | undefined
  sort?: string | undefined
  order?: string | undefined
  page?: number
  /** The row to focus, counted from 1. */
  row?: number | undefined
}

/** The editor of one of the shop's products. */
export function shopProductHref(goodsId: string): string {
  return `/business/products/${goodsId}`
}

/** The editor of a product that is not there yet. */
export const newProductHref = '/business/products/new'

/** Products as files: export and import. */
export const productFilesHref = '/business/products/files'

/** What is written of products and not yet saved as products. */
export function productDraftsHref(page?: number): string {
  return `/business/products/drafts${formatSearch({ page: laterPage(page) })}`
}

/** The editor with a draft: of the product that it changes, or of a new one. */
export function productDraftHref({ pkId, goodsId }: { pkId: string; goodsId: string | null }): string {
  return goodsId === null ? `${newProductHref}${formatSearch({ draft: pkId })}` : shopProductHref(goodsId)
}

/** The list of the shop's own products. */
export function shopProductsHref({ state, sort, order, page, ...rest }: ShopProductsSearch = {}): string {
  const usual = {
    state: state === 'all' ? undefined : state,
    sort: sort === 'updated' ? undefined : sort,
    order: order === 'desc' ? undefined : order,
  }
  return `/business/products${formatSearch({ ...usual, ...rest, page: laterPage(page) })}`
}
