/** Watches how long nothing was acknowledged. */
export function watchGaps(orders: readonly string[]) {
  let count = orders.length
  let atMs = performance.now()
  let longestMs = 0
  const look = () => {
    const nowMs = performance.now()
    longestMs = Math.max(longestMs, nowMs - atMs)
    if (orders.length > count) {
      count = orders.length
      atMs = nowMs
    }
  }
  const timer = setInterval(look, 50)
  return {
    /** @returns the longest gap in seconds */
    end: () => {
      clearInterval(timer)
      look()
      return longestMs / 1_000
    },
  }
}
