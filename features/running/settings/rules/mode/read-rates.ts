/**
 * Classes of calls that change nothing, but for signs of life and what is due in any case: that an agent answers and somebody
 * still waits in the chat's queue, the numbers of a sale's queue once it has opened, money that a gateway is asked about, and
 * translations that are kept.
 */
export const readRates: ReadonlySet<string> = new Set(['read', 'poll', 'search', 'place', 'translate'])
