import type { Order } from '../../contract.ts'

/** The banner's answers, by the names of their texts. */
export type OrderAnswer =
  | 'waitPay'
  | 'waitShip'
  | 'partShipped'
  | 'shipped'
  | 'pickedUp'
  | 'transit'
  | 'delivering'
  | 'signed'
  | 'arrived'
  | 'failed'
  | 'problem'
  | 'returned'
  | 'completed'
  | 'closed'

/** The fields of a parcel that describe its state. */
export interface ParcelState {
  deliverystatus: number
  issign: '0' | '1'
  list: readonly unknown[]
}

/** The carrier's state, 0 to 6. */
const byCarrier = ['pickedUp', 'transit', 'delivering', 'signed', 'failed', 'problem', 'returned'] as const
/** The most important state among several parcels: first what went wrong, then what arrives next. */
const urgency: readonly OrderAnswer[] = [
  'problem',
  'returned',
  'failed',
  'delivering',
  'transit',
  'pickedUp',
  'shipped',
  'signed',
]

function answerOfParcel({ deliverystatus, list }: ParcelState): OrderAnswer {
  return list.length === 0 ? 'shipped' : (byCarrier[deliverystatus] ?? 'transit')
}

/** The answer to "where is my order?". */
export function answerOf(
  { orderStatus, partShipped, actions }: Pick<Order, 'orderStatus' | 'partShipped' | 'actions'>,
  parcels: readonly ParcelState[],
): OrderAnswer {
  switch (orderStatus) {
    case 0:
      return 'waitPay'
    case 3:
      return partShipped ? 'partShipped' : 'waitShip'
    case 5:
      return 'completed'
    case 99:
      return 'closed'
    case 4: {
      const answers = parcels.map(answerOfParcel)
      const answer = urgency.find((one) => answers.includes(one)) ?? 'shipped'
      // Confirming is not possible now, so the buyer is not asked to.
      return answer === 'signed' && !actions.includes('confirm') ? 'arrived' : answer
    }
  }
}

/** Whether the carrier may still report on a parcel. */
export function areOnTheWay(parcels: readonly ParcelState[]): boolean {
  return parcels.some(({ issign, deliverystatus }) => issign === '0' && deliverystatus !== 6)
}
