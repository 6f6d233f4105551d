import type { Call } from '@hojip/platform/http'
import { networkOf } from '@hojip/platform/network'

/** A class of calls, or the pages that are rendered here. */
export type Limited = Call['rate'] | 'page'

/** Calls a minute and the burst allowed, by class; what is not named is not limited here. */
export const classes: Partial<Record<Limited, { perMinute: number; burst: number }>> = {
  login: { perMinute: 20, burst: 30 },
  sms: { perMinute: 20, burst: 30 },
  // A page that waits for money asks every two seconds, and somebody may have some of them open.
  poll: { perMinute: 240, burst: 120 },
  pay: { perMinute: 60, burst: 60 },
  // Each may become a line of the log.
  report: { perMinute: 20, burst: 20 },
  write: { perMinute: 600, burst: 300 },
  // Each is decoded and encoded anew: half a second of a core.
  upload: { perMinute: 30, burst: 30 },
  search: { perMinute: 3_000, burst: 1_500 },
  // Each message is kept, also a forged one: a flood of them must not fill the disk. Gateways repeat what waits.
  callback: { perMinute: 6_000, burst: 3_000 },
  // Each is up to some ten milliseconds of a processor. A household, or an office, may open five a second.
  page: { perMinute: 300, burst: 300 },
}

interface Bucket {
  tokens: number
  at: number
}

const maxBuckets = 50_000

/** How many seconds a caller has to wait before the next call of a class; 0 lets it pass. */
export type Limiter = (rate: Limited, caller: string) => number

/** Token buckets in process, one a class and caller. */
export function createLimiter(nowMs: () => number): Limiter {
  const buckets = new Map<string, Bucket>()
  return (rate, caller) => {
    const limit = classes[rate]
    if (!limit) return 0
    const key = `${rate}|${networkOf(caller)}`
    const now = nowMs()
    const bucket = buckets.get(key) ?? { tokens: limit.burst, at: now }
    bucket.tokens = Math.min(limit.burst, bucket.tokens + ((now - bucket.at) / 60_000) * limit.perMinute)
    bucket.at = now
    // The one used longest ago makes room: a stranger with many addresses must not empty everybody's buckets.
    buckets.delete(key)
    if (buckets.size >= maxBuckets) buckets.delete(buckets.keys().next().value!)
    buckets.set(key, bucket)
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / limit.perMinute)
    bucket.tokens -= 1
    return 0
  }
}
