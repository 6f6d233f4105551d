import { createLog } from '@hojip/platform/log'
import { aRedis, hasRedis, type TestRedis } from '@hojip/platform/testing/programs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLimiter } from './limits.ts'
import { createSharedLimiter, type SharedLimiter } from './shared-limits.ts'

const log = createLog('silent')
function aFreeProcess() {
  return 0
}

describe.skipIf(!hasRedis())('limits through Redis', () => {
  let redis: TestRedis
  const open: SharedLimiter[] = []
  const aProcess = (alone = createLimiter(() => 0)) => {
    const limiter = createSharedLimiter(redis.url, alone, log)
    open.push(limiter)
    return limiter
  }
  /** How many calls pass before one has to wait. */
  const passed = async (limiters: readonly SharedLimiter[], caller: string) => {
    for (let i = 0; i < 200; i++) {
      const seconds = await limiters[i % limiters.length]!.limit('login', caller)
      if (seconds > 0) return { count: i, seconds }
    }
    throw new Error('no call had to wait')
  }
  const isShared = (limiter: SharedLimiter) => limiter.limit('login', 'probe') instanceof Promise
  beforeAll(async () => {
    redis = await aRedis()
  })
  afterAll(async () => {
    for (const limiter of open) limiter.close()
    await redis.stop()
  })

  test('two processes share the count of each caller', async () => {
    const both = [aProcess(), aProcess()]
    await vi.waitUntil(() => both.every(isShared), { timeout: 60_000 })
    const { count, seconds } = await passed(both, 'lin')
    // A bucket of 30 gains one token in three seconds while it is emptied.
    expect(count).toBeGreaterThanOrEqual(30)
    expect(count).toBeLessThan(40)
    expect(seconds).toBeLessThanOrEqual(3)
    expect(await both[0]!.limit('login', 'mei')).toBe(0)
    expect(await both[0]!.limit('read', 'lin')).toBe(0)
  })

  test('while Redis is down each process counts by itself, afterwards together again', async () => {
    const limiter = aProcess()
    await vi.waitUntil(() => isShared(limiter), { timeout: 60_000 })
    await redis.stop()
    await vi.waitUntil(() => !isShared(limiter), { timeout: 60_000 })
    expect((await passed([limiter], 'tao')).count).toBe(30)
    await redis.start()
    await vi.waitUntil(() => isShared(limiter), { timeout: 60_000 })
    expect(await limiter.limit('login', 'tao')).toBe(0)
  })

  test('a call that Redis does not answer is counted in the process', async () => {
    const limiter = aProcess(aFreeProcess)
    await vi.waitUntil(() => isShared(limiter), { timeout: 60_000 })
    await redis.stop()
    expect(await limiter.limit('login', 'tao')).toBe(0)
    await redis.start()
  })
})
