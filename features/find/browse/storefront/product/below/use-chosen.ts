import { productHref } from '@hojip/hrefs/browse'
import { useSearch, wholeNumber, type RawSearch } from '@hojip/platform/page'
import { useEffect, useRef } from 'react'
import type { Buying } from '../../buy/use-buying.ts'

/** The quantity of the address: `?num=2`. */
function wantedNum(raw: RawSearch) {
  return wholeNumber(raw, 'num', { min: 1, max: 999, fallback: 1 })
}

/**
 * Takes over the quantity of the address, once: the page's HTML is the same for all of them. Returns the address with
 * what is chosen now, for a phone.
 */
export function useChosen(goodsId: string, { spec, quantity, setQuantity }: Buying): string | undefined {
  const num = useSearch(wantedNum)
  const isTaken = useRef(false)
  useEffect(() => {
    if (!isTaken.current && num > 1) setQuantity(num)
    isTaken.current = true
  }, [num, setQuantity])
  return spec && `${productHref(goodsId, spec.pkId)}&num=${quantity}`
}
