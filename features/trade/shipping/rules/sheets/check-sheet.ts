import { isRounded } from '@hojip/platform/csv'

/** One row of a sheet: everything of the order that is left goes into one parcel. */
export interface SheetRow {
  orderCode: string
  /** A code of `carriers`, or what was written instead. */
  expCode: string
  number: string
}

/** What is known of an order of the shop. */
interface KnownOrder {
  /** It may be shipped now, and something is left to ship. */
  isToShip: boolean
  parcels: readonly { carrier: string; number: string }[]
}

export type RowProblem =
  | 'orderGone'
  | 'orderRounded'
  | 'numberRounded'
  | 'notNow'
  | 'carrierUnknown'
  | 'numberMalformed'
  | 'orderRepeated'
  | 'numberRepeated'
  | 'numberTaken'
  | 'shippedBefore'

export interface Known {
  /** The shop's own orders among those of the sheet, by number. */
  orders: ReadonlyMap<string, KnownOrder>
  isCarrier: (code: string) => boolean
  /** Carrier and number, as `parcelKey`, of all parcels that exist. */
  taken: ReadonlySet<string>
}

export function parcelKey({ carrier, number }: { carrier: string; number: string }): string {
  return `${carrier} ${number}`
}

const numberForm = /^[0-9A-Za-z-]{6,32}$/

/**
 * The problem of each row, or undefined for rows that may ship. A row whose order already has this very parcel was
 * shipped before, so that the same sheet sent twice ships nothing twice.
 */
export function checkSheet(rows: readonly SheetRow[], known: Known): (RowProblem | undefined)[] {
  const codes = new Set<string>()
  const numbers = new Set<string>()
  return rows.map(({ orderCode, expCode, number }) => {
    const key = parcelKey({ carrier: expCode, number })
    const isOrderRepeated = codes.has(orderCode)
    const isNumberRepeated = numbers.has(key)
    codes.add(orderCode)
    numbers.add(key)
    const order = known.orders.get(orderCode)
    if (!order) return isRounded(orderCode) ? 'orderRounded' : 'orderGone'
    if (isOrderRepeated) return 'orderRepeated'
    if (!known.isCarrier(expCode)) return 'carrierUnknown'
    if (isRounded(number)) return 'numberRounded'
    if (!numberForm.test(number)) return 'numberMalformed'
    if (isNumberRepeated) return 'numberRepeated'
    if (order.parcels.some((parcel) => parcelKey(parcel) === key)) return 'shippedBefore'
    if (!order.isToShip) return 'notNow'
    return known.taken.has(key) ? 'numberTaken' : undefined
  })
}
