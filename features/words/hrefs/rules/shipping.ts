import { formatSearch } from '@hojip/platform/href'

type BatchSearch = {
  /** The orders that were chosen in the list of orders, instead of all that wait. */
  of?: 'chosen'
}

/** Shipping many orders by a sheet. */
export function batchHref({ of }: BatchSearch = {}): string {
  return `/business/shipping${formatSearch({ of })}`
}

export function pickListHref({ of }: BatchSearch = {}): string {
  return `/business/shipping/pick-list${formatSearch({ of })}`
}

/** The carriers that the shop usually ships with. */
export const carriersHref = '/business/shipping/carriers'
