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
/** Nobody buys again what has not arrived, and few put off receipt or delete an order: these are not buttons. */
const seldom: Partial<Record<Order['orderStatus'], readonly BuyersAct[]>> = {
  [orderStatuses.toShip]: ['buyAgain'],
  [orderStatuses.toReceive]: ['buyAgain', 'extend'],
  [orderStatuses.completed]: ['delete'],
}
const mostButtons = 3

interface ShownActs {
  /** Three at most; the first is the main one. A phone shows two of them when there are more acts than that. */
  buttons: BuyersAct[]
  /** What is under the three dots. */
  more: BuyersAct[]
}

/**
 * The acts on an order that the server allows, the most likely ones as buttons.
 * @param without acts to leave out here
 */
export function shownActs(
  { orderStatus, actions, parcelReturnedTime }: Pick<Order, 'orderStatus' | 'actions' | 'parcelReturnedTime'>,
  without?: BuyersAct,
): ShownActs {
  const isBack = orderStatus === orderStatuses.toReceive && parcelReturnedTime !== undefined
  const isOver = orderStatus === orderStatuses.completed || orderStatus === orderStatuses.closed
  const ranked = isOver ? afterwards : isBack ? broughtBack : whileOpen
  const allowed = ranked.filter((act) => act !== without && actions.includes(act))
  const rare = isBack ? [] : (seldom[orderStatus] ?? [])
  const likely = allowed.filter((act) => !rare.includes(act))
  // A menu alone would hide the only thing that can be done.
  if (likely.length === 0) return { buttons: allowed.slice(0, mostButtons), more: [] }
  const buttons = likely.slice(0, mostButtons)
  return { buttons, more: allowed.filter((act) => !buttons.includes(act)) }
}
