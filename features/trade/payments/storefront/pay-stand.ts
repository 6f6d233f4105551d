import type { PaySchemes } from '../contract.ts'

/** The state of a payment, as its pages show it. */
export type PayStand = 'waiting' | 'overdue' | 'paid' | 'closed'

/** 0 waiting, 1 paid, 2 closed. */
export type PayStatus = 0 | 1 | 2

/**
 * @param asked the latest answer; undefined before the first
 * @param timeIsUp whether the page's own clock has run out; the server closes the order shortly after
 */
export function standOf(known: PayStatus, asked: PayStatus | undefined, timeIsUp: boolean): PayStand {
  // Paid is final, whichever answer reports it; a closed order may still be paid by money on its way.
  if (known === 1 || asked === 1) return 'paid'
  const latest = asked ?? known
  if (latest === 2) return 'closed'
  return timeIsUp ? 'overdue' : 'waiting'
}

/** Whether every way to pay is paused or switched off. */
export function hasNoWay({ list }: Pick<PaySchemes, 'list'>): boolean {
  return list.every(({ enabled }) => !enabled)
}
