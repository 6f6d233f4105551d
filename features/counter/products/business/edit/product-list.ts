import { useAnswer, useRefresh, useViewer } from '@hojip/platform/page'
import type { Output } from '@hojip/platform/client'
import { createContext, use } from 'react'
import type { ShopProduct } from '../../contract.ts'
import { productsInput, type ProductsSearch } from '../products-search.ts'

interface ProductList {
  /** Whether products can be chosen to be changed together. */
  mayChoose: boolean
  mayEditPrice: boolean
  mayEditStock: boolean
  /** Shows a product as it was saved, where it stands. */
  put: (product: ShopProduct) => void
}

export const ProductListContext = createContext<ProductList>({
  mayChoose: false,
  mayEditPrice: false,
  mayEditStock: false,
  put: () => undefined,
})

/** What the parts of the list share. */
export function useProductList(): ProductList {
  return use(ProductListContext)
}

type Listed = Output<'POST /bizConsole/queryProducts'>

/** The list with one product as it is now. It keeps its place until the list is opened again, so that no row jumps away. */
function withProduct(listed: Listed, product: ShopProduct): Listed {
  const before = listed.list.find(({ pkId }) => pkId === product.pkId)
  if (!before) return listed
  const counts = { ...listed.counts }
  counts[before.state] -= 1
  counts[product.state] += 1
  return { ...listed, counts, list: listed.list.map((one) => (one === before ? product : one)) }
}

export function useListShown(search: ProductsSearch): ProductList {
  const access = useViewer()?.access ?? []
  const answer = useAnswer()
  const refresh = useRefresh()
  const mayChoose = access.includes('products.edit')
  // Deleted products are only brought back.
  const isThere = search.state !== 'deleted'
  return {
    mayChoose,
    mayEditPrice: isThere && mayChoose,
    mayEditStock: isThere && access.includes('stock.edit'),
    put: (product) => {
      answer('POST /bizConsole/queryProducts', productsInput(search), (before) =>
        withProduct(before!, product),
      )
      void refresh('POST /bizConsole/queryProductSpecs')
    },
  }
}
