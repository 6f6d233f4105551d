import type { Log } from '@hojip/platform/log'
import { networkOf } from '@hojip/platform/network'
import { connectRedis } from '@hojip/platform/redis'
import type { Redis } from 'ioredis'
import { classes, type Limited, type Limiter } from './limits.ts'

/**
 * One token bucket in Redis, by the clock of Redis, so that all processes agree. Takes a token, or returns the number
 * of seconds to wait. An idle bucket expires once it would be full again.
 */
const takeToken = `
local perMs = tonumber(ARGV[1]) / 60000
local burst = tonumber(ARGV[2])
local now = redis.call('time')
local nowMs = now[1] * 1000 + math.floor(now[2] / 1000)
local kept = redis.call('hmget', KEYS[1], 'tokens', 'at')
local tokens = burst
if kept[1] then tokens = math.min(burst, tonumber(kept[1]) + math.max(0, nowMs - tonumber(kept[2])) * perMs) end
local wait = 0
if tokens < 1 then wait = math.ceil((1 - tokens) / perMs / 1000) else tokens = tokens - 1 end
redis.call('hset', KEYS[1], 'tokens', tostring(tokens), 'at', nowMs)
redis.call('pexpire', KEYS[1], math.ceil((burst - tokens) / perMs) + 1000)
return wait`

type Bucketed = Redis & { takeToken(key: string, perMinute: number, burst: number): Promise<number> }

export interface SharedLimiter {
  limit(rate: Limited, caller: string): number | Promise<number>
  close(): void
}

/** Buckets shared by all processes of a mall; while Redis is unreachable, each process counts by itself. */
export function createSharedLimiter(url: string, alone: Limiter, log: Log): SharedLimiter {
  const redis = connectRedis(url, {
    log,
    event: 'limits.redis',
    commandTimeout: 500,
    scripts: { takeToken: { numberOfKeys: 1, lua: takeToken } },
  }) as Bucketed
  return {
    limit: (rate, caller) => {
      const bucket = classes[rate]
      if (redis.status !== 'ready') return alone(rate, caller)
      const key = `hojip:limit:${rate}|${networkOf(caller)}`
      return redis.takeToken(key, bucket.perMinute, bucket.burst).catch(() => alone(rate, caller))
    },
    close: () => redis.disconnect(),
  }
}
