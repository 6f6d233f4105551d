import { one, wholeNumber, type RawSearch } from '@hojip/platform/page'

export interface ConfirmSearch {
  /** The SKU that is bought directly; without it the ticked lines of the cart are ordered. */
  spec: string | undefined
  num: number
}

const mostOfOne = 999
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function confirmSearch(raw: RawSearch): ConfirmSearch {
  const spec = one(raw, 'spec')
  return {
    spec: spec !== undefined && isId.test(spec) ? spec : undefined,
    num: wholeNumber(raw, 'num', { min: 1, max: mostOfOne, fallback: 1 }),
  }
}
