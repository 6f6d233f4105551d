import { sentenceOf, type FailureOf } from '@hojip/platform/client'
import { useTexts, useWrite } from '@hojip/platform/page'
import { useRef } from 'react'
import { productsTexts } from '../texts.ts'
import { useProductList } from './product-list.ts'

/** What became of a wish to save: saved, changed by others to `now`, or not done for another reason. */
export type Saving<V> = { isSaved: true } | { now: V } | { failure: string }

/** Saves the price or the stock of a SKU. The cell itself shows what went wrong. */
export function useSaving() {
  const t = useTexts(productsTexts)
  const { put } = useProductList()
  const priceFailure = useRef<FailureOf<'POST /bizConsole/saveProductPrice'>>(undefined)
  const stockFailure = useRef<FailureOf<'POST /bizConsole/saveProductStock'>>(undefined)
  const price = useWrite('POST /bizConsole/saveProductPrice', {
    quiet: true,
    onError: (error) => {
      priceFailure.current = error
    },
  })
  const stock = useWrite('POST /bizConsole/saveProductStock', {
    quiet: true,
    onError: (error) => {
      stockFailure.current = error
    },
  })
  const saved = (product: Parameters<typeof put>[0]) => {
    put(product)
    return { isSaved: true } as const
  }
  return {
    savePrice: async (goodsSpecId: string, price_: string, priceBefore: string): Promise<Saving<string>> => {
      const answer = await price.ask({ goodsSpecId, price: price_, priceBefore })
      if (answer) return saved(answer.product)
      const error = priceFailure.current
      if (error?.reason === 'products/priceChanged') return { now: error.data.now }
      return { failure: sentenceOf(error, t.notSaved) }
    },
    saveStock: async (
      goodsSpecId: string,
      units: number | null,
      stockBefore: number | null,
    ): Promise<Saving<number | null>> => {
      const answer = await stock.ask({ goodsSpecId, stock: units, stockBefore })
      if (answer) return saved(answer.product)
      const error = stockFailure.current
      if (error?.reason === 'products/stockChanged') return { now: error.data.now }
      return { failure: sentenceOf(error, t.notSaved) }
    },
  }
}
