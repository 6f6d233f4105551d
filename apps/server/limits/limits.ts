import type { Call } from '@hojip/platform/http'
import { networkOf } from '@hojip/platform/network'

/** A rate class of calls, the pages rendered on the server, handshakes of the socket, or messages of agents. */
export type Limited = Call['rate'] | 'page' | 'socket' | 'agent'

/** Calls per minute and the permitted burst, by class. */
export const classes: Record<Limited, { perMinute: number; burst: number }> = {
  login: { perMinute: 20, burst: 30 },
  sms: { perMinute: 20, burst: 30 },
  // A page that waits for a payment polls every two seconds, and a user may have several open.
  poll: { perMinute: 240, burst: 120 },
  pay: { perMinute: 60, burst: 60 },
  // Each may write a line to the log.
  report: { perMinute: 20, burst: 20 },
  // Each may cost a partner's computer a second.
  translate: { perMinute: 60, burst: 60 },
  write: { perMinute: 600, burst: 300 },
  // Each picture is decoded and re-encoded, which takes half a second of CPU time.
  upload: { perMinute: 30, burst: 30 },
  search: { perMinute: 3_000, burst: 1_500 },
  // Each may compare a name that no place has with those of all places, or read an address out of a long text. A page asks
  // once for each choice of its reader.
  place: { perMinute: 600, burst: 300 },
  // Far more than a page and its reader ask for; a shop's office shares an address.
  read: { perMinute: 3_000, burst: 3_000 },
  // Every message is stored, also a forged one: a flood of them must not fill the disk. Gateways repeat a delayed
  // message.
  callback: { perMinute: 6_000, burst: 3_000 },
  // Each takes up to about 10 ms of CPU time. A household or an office may open five a second.
  page: { perMinute: 300, burst: 300 },
  // A browser has one socket. Many come back together when a process stops, also from behind one address.
  socket: { perMinute: 30, burst: 200 },
  // Each makes up to four calls, which count by themselves. Agents of many people come from few addresses.
  agent: { perMinute: 600, burst: 300 },
}

interface Bucket {
  tokens: number
  at: number
}

const maxBuckets = 50_000

/** The seconds a caller has to wait before the next call of a class; 0 lets the call pass. */
export type Limiter = (rate: Limited, caller: string) => number

/** In-process token buckets, one per class and caller. */
export function createLimiter(nowMs: () => number): Limiter {
  const buckets = new Map<string, Bucket>()
  return (rate, caller) => {
    const limit = classes[rate]
    const key = `${rate}|${networkOf(caller)}`
    const now = nowMs()
    const bucket = buckets.get(key) ?? { tokens: limit.burst, at: now }
    bucket.tokens = Math.min(limit.burst, bucket.tokens + ((now - bucket.at) / 60_000) * limit.perMinute)
    bucket.at = now
    // The least recently used bucket is evicted, so that a caller with many addresses does not evict everybody's.
    buckets.delete(key)
    if (buckets.size >= maxBuckets) {
      const [oldest] = buckets.keys()
      if (oldest !== undefined) buckets.delete(oldest)
    }
    buckets.set(key, bucket)
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / limit.perMinute)
    bucket.tokens -= 1
    return 0
  }
}
