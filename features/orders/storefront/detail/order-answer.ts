import type { Order } from '../../contract.ts'

/** What the banner answers with, by the names of its texts. */
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

/** The part of a parcel that says how it stands. */
export interface ParcelState {
  deliverystatus: number
  issign: '0' | '1'
  list: readonly unknown[]
}

/** By the carrier's number, 0 to 6. */
const byCarrier = ['pickedUp', 'transit', 'delivering', 'signed', 'failed', 'problem', 'returned'] as const
/** Which of several parcels has to be said: what went wrong, then what comes first to the door. */
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
      // Nobody is asked for what cannot be done now.
      return answer === 'signed' && !actions.includes('confirm') ? 'arrived' : answer
    }
  }
}

/** Whether news of a parcel may still come. */
export function areOnTheWay(parcels: readonly ParcelState[]): boolean {
  return parcels.some(({ issign, deliverystatus }) => issign === '0' && deliverystatus !== 6)
}
