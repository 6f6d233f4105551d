export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
export const weekMs = 7 * dayMs

/** Where "now" comes from: an argument, so that tests can move it. */
export interface Clock {
  nowMs(): number
}
export const systemClock: Clock = { nowMs: () => Date.now() }

/** A clock that tests push forward. */
export function movableClock(startMs: number = Date.now()): Clock & { advance(ms: number): void } {
  let now = startMs
  return { nowMs: () => now, advance: (ms) => void (now += ms) }
}
