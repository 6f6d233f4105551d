/** What takes longer holds back nothing more. */
const mostMs = 10_000

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, mostMs))
}

/**
 * Sends one after the other: a later message cannot arrive before, unless what came before has no answer for ten seconds.
 * A failure is passed over.
 */
export function inTurn(): (send: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (send) => (last = last.then(() => Promise.race([send(), pause()])).catch(() => undefined))
}
