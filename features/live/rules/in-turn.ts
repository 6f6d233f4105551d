/** Sends one after the other: what is said later cannot arrive before. A failure is passed over. */
export function inTurn(): (send: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (send) => (last = last.then(send).catch(() => undefined))
}
