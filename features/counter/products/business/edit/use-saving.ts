import { isApiError } from '@hojip/platform/client'
import { useTexts, useWrite } from '@hojip/platform/page'
import { useRef } from 'react'
import { productsTexts } from '../texts.ts'
import { useProductList } from './product-list.ts'

/** What became of a wish to save: saved, changed by others to `now`, or not done for another reason. */
export type Saving<V> = { isSaved: true } | { now: V } | { failure: string }

/** Saves the price or the stock of a SKU. The cell itself says what went wrong. */
export function useSaving() {
  const t = useTexts(productsTexts)
  const { put } = useProductList()
  const failure = useRef<Error>(undefined)
  const settings = {
    quiet: true,
    onError: (error: Error) => {
      failure.current = error
    },
  }
  const price = useWrite('POST /bizConsole/saveProductPrice', settings)
  const stock = useWrite('POST /bizConsole/saveProductStock', settings)
  const outcome = <V>(answer: Parameters<typeof put>[0] | undefined): Saving<V> => {
    if (answer) {
      put(answer)
      return { isSaved: true }
    }
    const error = failure.current
    if (!error || !isApiError(error)) return { failure: t.notSaved }
    const isChanged = /^products\/(price|stock)Changed$/.test(error.data.reason ?? '')
    return isChanged ? { now: error.data['now'] as V } : { failure: error.message || t.notSaved }
  }
  return {
    savePrice: async (goodsSpecId: string, price_: string, priceBefore: string) =>
      outcome<string>((await price.ask({ goodsSpecId, price: price_, priceBefore }))?.product),
    saveStock: async (goodsSpecId: string, units: number | null, stockBefore: number | null) =>
      outcome<number | null>((await stock.ask({ goodsSpecId, stock: units, stockBefore }))?.product),
  }
}
