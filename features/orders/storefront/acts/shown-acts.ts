import type { Order, OrderAction } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'

export type BuyersAct = Exclude<OrderAction, 'ship'>

/** What matters most comes first: as long as something is to come, then afterwards. */
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
/** The shop has it back: whoever has nothing is not asked first to say that it came. */
const broughtBack: readonly BuyersAct[] = ['track', 'buyAgain', 'confirm', 'extend']
const afterwards: readonly BuyersAct[] = ['comment', 'buyAgain', 'track', 'delete']
const most = 4

/**
 * The buttons of an order, of those the server allows, the first being the main one.
 * @param without what need not be offered here
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
