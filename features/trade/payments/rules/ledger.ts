import type { Fen } from '@hojip/platform/money'
import { ledgerAccountOf, type Channel } from '@hojip/policy/channels'

export interface Entry {
  account: string
  amountFen: Fen
  ref: string
}

/** A payment at the gateway: what each order needed belongs to its shop, the rest waits to be refunded. */
export function entriesOfPayment(
  channel: Channel,
  amountFen: Fen,
  orders: readonly { id: string; shopId: string; totalFen: Fen }[],
  ref: string,
): Entry[] {
  const shops = orders.map((o) => ({ account: `shop:${o.shopId}`, amountFen: -o.totalFen, ref: o.id }))
  const surplusFen = amountFen - orders.reduce((sum, o) => sum + o.totalFen, 0)
  const surplus = surplusFen === 0 ? [] : [{ account: 'surplus', amountFen: -surplusFen, ref }]
  return balanced([{ account: ledgerAccountOf(channel), amountFen, ref }, ...shops, ...surplus])
}

/** Surplus was refunded. */
export function entriesOfSurplusRefund(channel: Channel, amountFen: Fen, ref: string): Entry[] {
  return balanced([
    { account: 'surplus', amountFen, ref },
    { account: ledgerAccountOf(channel), amountFen: -amountFen, ref },
  ])
}

/** The gateway took money that belongs to no attempt, and that waits to be refunded. */
export function entriesOfUnknownPayment(channel: Channel, amountFen: Fen, ref: string): Entry[] {
  return balanced([
    { account: ledgerAccountOf(channel), amountFen, ref },
    { account: 'unknown', amountFen: -amountFen, ref },
  ])
}

export function entriesOfUnknownRefund(channel: Channel, amountFen: Fen, ref: string): Entry[] {
  return balanced([
    { account: 'unknown', amountFen, ref },
    { account: ledgerAccountOf(channel), amountFen: -amountFen, ref },
  ])
}

/**
 * A refund of an order, paid by its shop: through the gateway, or from the mall's own account when the
 * gateway cannot.
 */
export function entriesOfOrderRefund(
  way: Channel | 'offline',
  shopAccount: string,
  amountFen: Fen,
  ref: string,
): Entry[] {
  return balanced([
    { account: shopAccount, amountFen, ref },
    { account: way === 'offline' ? way : ledgerAccountOf(way), amountFen: -amountFen, ref },
  ])
}

function balanced(entries: Entry[]): Entry[] {
  const sum = entries.reduce((total, entry) => total + entry.amountFen, 0)
  if (sum !== 0) throw new Error(`the entries are ${sum} fen out of balance`)
  return entries
}
