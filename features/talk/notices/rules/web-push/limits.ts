import { dayMs, hourMs } from '@hojip/platform/clock'

/** The browsers of one user; a further one takes the place of the one that was used longest ago. */
export const mostBrowsers = 10
/** A browser renews its subscription at each visit. One that was not seen for so long is not used any more. */
export const unusedAfterDays = 60
/** How long a message is worth being shown: until then it is sent again, and held for browsers that are offline. */
export const worthMs = dayMs

const firstWaitMs = 30_000
const longestWaitMs = hourMs

/** The pause before a message is sent again to a service that has not answered: half a minute, doubled up to an hour. */
export function waitMs(tries: number): number {
  return Math.min(firstWaitMs * 2 ** tries, longestWaitMs)
}
