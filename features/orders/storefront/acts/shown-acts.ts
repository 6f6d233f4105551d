import type { Order, OrderAction } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'

export type BuyersAct = Exclude<OrderAction, 'ship'>

/** The order of importance: first while the order is open, then afterwards. */
const whileOpen: readonly BuyersAct[] = [
  'pay',
  'confirm',
  'remind',
  'track',
  'cancel',
  'changeAddress',
  'buyAgain',
  'extend',
  'delete',
]
/** While the shop has the parcel back, confirming receipt is not the main button. */
const broughtBack: readonly BuyersAct[] = ['track', 'buyAgain', 'confirm', 'extend']
const afterwards: readonly BuyersAct[] = ['comment', 'buyAgain', 'track', 'delete']
const most = 4

/**
 * The buttons of an order that the server allows; the first is the main one.
 * @param without buttons to leave out here
 */
export function shownActs(
  { orderStatus, actions, parcelReturnedTime }: Pick<Order, 'orderStatus' | 'actions' | 'parcelReturnedTime'>,
  without?: BuyersAct,
): BuyersAct[] {
  const isBack = orderStatus === orderStatuses.toReceive && parcelReturnedTime !== undefined
  const isOver = orderStatus === orderStatuses.completed || orderStatus === orderStatuses.closed
  const ranked = isOver ? afterwards : isBack ? broughtBack : whileOpen
  return ranked.filter((act) => act !== without && actions.includes(act)).slice(0, most)
}
