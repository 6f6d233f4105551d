import { productHref } from '@hojip/hrefs/browse'
import { formatSearch } from '@hojip/platform/href'
import { one, useSearch, type RawSearch } from '@hojip/platform/page'
import { useEffect, useRef } from 'react'
import type { Buying } from '../../buy/use-buying.ts'

/** What an address has chosen: `?spec=…&num=2`. */
function chosenSearch(raw: RawSearch) {
  const num = Number(one(raw, 'num'))
  return { spec: one(raw, 'spec'), num: Number.isInteger(num) && num > 0 ? num : 1 }
}

/**
 * Chooses the option and the quantity of the address, once: the page's HTML is the same for everybody, and its first
 * option is chosen until then. One axis at a time, since a choice on one may move the others.
 */
function useChosenByAddress({ specs, choice, choose, setQuantity }: Buying): void {
  const { spec: wantedId, num } = useSearch(chosenSearch)
  const left = useRef(choice.length + 1)
  useEffect(() => {
    const wanted = specs.find(({ pkId }) => pkId === wantedId)
    if (!wanted || left.current === 0) return
    const axis = wanted.choice.findIndex((value, at) => value !== choice[at])
    left.current = axis < 0 ? 0 : left.current - 1
    if (axis >= 0) choose(axis, wanted.choice[axis]!)
    else setQuantity(num)
  }, [specs, choice, choose, setQuantity, wantedId, num])
}

/** Takes over what the address has chosen, and returns the address with what is chosen now, for a phone. */
export function useChosen(goodsId: string, buying: Buying): string | undefined {
  useChosenByAddress(buying)
  const { spec, quantity } = buying
  return spec && productHref(goodsId) + formatSearch({ spec: spec.pkId, num: quantity })
}
