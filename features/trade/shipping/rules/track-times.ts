import { policy } from '@hojip/policy'
import { hourMs } from '@hojip/platform/clock'

const early = [1, 3, 6, 12].map((h) => h * hourMs)
const every = 12 * hourMs

/** When to query a parcel whose pushes may have been lost, in epoch ms. */
export function trackTimes(shippedMs: number): number[] {
  const times = early.map((ms) => shippedMs + ms)
  for (let ms = 2 * every; ms <= policy.lostParcelMs; ms += every) times.push(shippedMs + ms)
  return times
}
