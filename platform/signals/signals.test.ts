import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../log/index.ts'
import { connectRedis } from '../redis/index.ts'
import { aRedis, hasRedis, type TestRedis } from '../testing/programs/index.ts'
import { aLinePair } from '../workers/testing/index.ts'
import { localSignals, redisSignals, relayedSignals, relaySignals, type Signals } from './index.ts'

const log = createLog('silent')

/** The next message of a topic. */
function received(signals: Signals, topic: string) {
  return new Promise<string>((done) => signals.subscribe(topic, done))
}

test('a process receives its own messages at once, topic by topic', () => {
  const signals = localSignals()
  const got: string[] = []
  signals.subscribe('a', (message) => got.push(`a ${message}`))
  signals.subscribe('b', (message) => got.push(`b ${message}`))
  signals.publish('a', '1')
  signals.publish('c', '2')
  expect(got).toEqual(['a 1'])
})

test('workers receive what one of them publishes, through their primary, and that one receives it once', async () => {
  const pairs = [aLinePair(), aLinePair(), aLinePair()]
  const workers = pairs.map(([, line]) => relayedSignals(line, true))
  for (const [line] of pairs)
    relaySignals(line, () => pairs.filter(([end]) => end !== line).map(([end]) => ({ line: end })))
  const got: string[] = []
  for (const [at, worker] of workers.entries())
    worker.subscribe('a', (message) => got.push(`${at} ${message}`))
  workers[1]!.publish('a', 'x')
  expect(got).toEqual(['1 x'])
  await expect.poll(() => got.toSorted()).toEqual(['0 x', '1 x', '2 x'])
  expect(workers[0]!.reachOthers()).toBe(true)
})

test('what a worker delivers has reached the others when it goes on, and one that is stuck does not hold it up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const pairs = [aLinePair(), aLinePair(), aLinePair()]
  const [one, other] = pairs.slice(0, 2).map(([, line]) => relayedSignals(line, true))
  for (const [line] of pairs)
    relaySignals(line, () => pairs.filter(([end]) => end !== line).map(([end]) => ({ line: end })))
  const got: string[] = []
  other!.subscribe('a', (message) => got.push(message))
  const stuck = one!.deliver('a', 'x')
  await expect.poll(() => got).toEqual(['x'])
  vi.runAllTimers()
  await stuck
  vi.useRealTimers()
  pairs.pop()
  await one!.deliver('a', 'y')
  expect(got).toEqual(['x', 'y'])
})

describe.skipIf(!hasRedis())('through Redis', () => {
  let redis: TestRedis
  const open: Signals[] = []
  const aProcess = () => {
    const signals = redisSignals(redis.url, log)
    open.push(signals)
    return signals
  }
  /** Repeats the message until both ends are connected, since a message may be lost. */
  const tellUntilReceived = async (from: Signals, to: Signals, topic: string, message: string) => {
    const hearing = received(to, topic)
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

  test('other processes receive a message, and its own process receives it once', async () => {
    const [one, other] = [aProcess(), aProcess()]
    expect(await tellUntilReceived(one, other, 'ready', 'x')).toBe('x')
    const own: string[] = []
    one.subscribe('session.revoked', (message) => own.push(message))
    const hearing = received(other, 'session.revoked')
    one.publish('session.revoked', 'a b,c')
    expect(await hearing).toBe('a b,c')
    // An echo through Redis would have arrived before this second message, which takes the same way.
    const second = received(other, 'later')
    one.publish('later', '')
    await second
    expect(own).toEqual(['a b,c'])
  })

  test('what a process delivers has reached all others when it goes on, as often as it does', async () => {
    const [one, other, third] = [aProcess(), aProcess(), aProcess()]
    for (const to of [other, third]) {
      await tellUntilReceived(one, to, 'ready', 'x')
      await tellUntilReceived(to, one, 'ready', 'x')
    }
    const got: string[] = []
    for (const [name, signals] of Object.entries({ one, other, third }))
      signals.subscribe('session.revoked', (message) => got.push(`${name} ${message}`))
    for (const message of ['a b', 'c', 'd#1']) {
      got.length = 0
      await one.deliver('session.revoked', message)
      expect(got.toSorted()).toEqual([`one ${message}`, `other ${message}`, `third ${message}`])
    }
    got.length = 0
    await Promise.all([one.deliver('session.revoked', 'e'), other.deliver('session.revoked', 'f')])
    expect(got).toHaveLength(6)
  })

  test('one that takes messages and says nothing, as of an earlier version, holds up nobody for good', async () => {
    const [one, other] = [aProcess(), aProcess()]
    await tellUntilReceived(one, other, 'ready', 'x')
    const mute = connectRedis(redis.url, { log, event: 'mute', enableOfflineQueue: true })
    const muteGot: string[] = []
    mute.on('pmessage', (_pattern: string, _channel: string, text: string) => muteGot.push(text))
    await mute.psubscribe('hojip:*')
    const got = received(other, 'session.revoked')
    await one.deliver('session.revoked', 'a')
    expect(await got).toBe('a')
    await expect.poll(() => muteGot.some((text) => text.endsWith(' a'))).toBe(true)
    mute.disconnect()
    await redis.stop()
    await one.deliver('session.revoked', 'b')
    await redis.start()
  })

  test('without Redis a process receives its own messages; when Redis is back, others receive them again', async () => {
    const [one, other] = [aProcess(), aProcess()]
    await tellUntilReceived(one, other, 'ready', 'x')
    await redis.stop()
    const hearing = received(one, 'alone')
    one.publish('alone', 'y')
    expect(await hearing).toBe('y')
    await redis.start()
    expect(await tellUntilReceived(one, other, 'again', 'z')).toBe('z')
  })
})
