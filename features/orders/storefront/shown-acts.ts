import type { Order, OrderAction } from '../contract.ts'

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
const afterwards: readonly BuyersAct[] = ['comment', 'buyAgain', 'track', 'delete']
const most = 4

/**
 * The buttons of an order, of those the server allows, the first being the main one.
 * @param without what need not be offered here
 */
export const shownActs = (
  { orderStatus, actions }: Pick<Order, 'orderStatus' | 'actions'>,
  without?: BuyersAct,
): BuyersAct[] => {
  const ranked = orderStatus === 5 || orderStatus === 99 ? afterwards : whileOpen
  return ranked.filter((act) => act !== without && actions.includes(act)).slice(0, most)
}
