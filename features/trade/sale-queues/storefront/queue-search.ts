import { confirmHref, confirmOneHref } from '@hojip/hrefs/checkout'
import { one, wholeNumber, type RawSearch } from '@hojip/platform/page'

export interface QueueSearch {
  /** The SKU that is bought directly; without it the cart's ticked lines. */
  spec: string | undefined
  num: number
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function queueSearch(raw: RawSearch): QueueSearch {
  const spec = one(raw, 'spec')
  return {
    spec: spec !== undefined && isId.test(spec) ? spec : undefined,
    num: wholeNumber(raw, 'num', { min: 1, max: 999, fallback: 1 }),
  }
}

/** The checkout that the queue leads to. */
export function checkoutHref({ spec, num }: QueueSearch): string {
  return spec ? confirmOneHref(spec, num) : confirmHref
}
