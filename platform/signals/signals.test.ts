import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { aRedis, hasRedis, type TestRedis } from '../testing/index.ts'
import { localSignals, redisSignals, type Signals } from './index.ts'

const log = createLog('silent')

/** The next message of a topic. */
function heard(signals: Signals, topic: string) {
  return new Promise<string>((done) => signals.subscribe(topic, done))
}

test('one process hears itself at once, topic by topic', () => {
  const signals = localSignals()
  const got: string[] = []
  signals.subscribe('a', (message) => got.push(`a ${message}`))
  signals.subscribe('b', (message) => got.push(`b ${message}`))
  signals.publish('a', '1')
  signals.publish('c', '2')
  expect(got).toEqual(['a 1'])
})

describe.skipIf(!hasRedis())('through Redis', () => {
  let redis: TestRedis
  const open: Signals[] = []
  const aProcess = () => {
    const signals = redisSignals(redis.url, log)
    open.push(signals)
    return signals
  }
  /** Publishing is a hint: until both ends are connected it is said again. */
  const toldUntilHeard = async (from: Signals, to: Signals, topic: string, message: string) => {
    const hearing = heard(to, topic)
    const timer = setInterval(() => from.publish(topic, message), 20)
    const result = await hearing
    clearInterval(timer)
    return result
  }
  beforeAll(async () => {
    redis = await aRedis()
  })
  afterAll(async () => {
    for (const signals of open) await signals.close()
    await redis.stop()
  })

  test('what one process says, others hear, and itself once', async () => {
    const [one, other] = [aProcess(), aProcess()]
    expect(await toldUntilHeard(one, other, 'ready', 'x')).toBe('x')
    const own: string[] = []
    one.subscribe('session.revoked', (message) => own.push(message))
    const hearing = heard(other, 'session.revoked')
    one.publish('session.revoked', 'a b,c')
    expect(await hearing).toBe('a b,c')
    // What came back from Redis after it would have come by now: a second word passes the same way.
    const second = heard(other, 'later')
    one.publish('later', '')
    await second
    expect(own).toEqual(['a b,c'])
  })

  test('without Redis a process hears itself; when Redis is back, others hear it again', async () => {
    const [one, other] = [aProcess(), aProcess()]
    await toldUntilHeard(one, other, 'ready', 'x')
    await redis.stop()
    const hearing = heard(one, 'alone')
    one.publish('alone', 'y')
    expect(await hearing).toBe('y')
    await redis.start()
    expect(await toldUntilHeard(one, other, 'again', 'z')).toBe('z')
  })
})
