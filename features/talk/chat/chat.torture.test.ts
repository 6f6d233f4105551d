import { aStall } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { aTorture } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMallWithChat } from './testing.ts'
import { playHistory, type Plant } from './testing/history.ts'

let mall: TestMall
beforeAll(async () => void (mall = await aMallWithChat()))
afterAll(() => mall.stop())

/** So many histories run side by side: while one waits for the database, others go on. */
const lanes = 6

test('every page shows the same messages, each once and in order, whatever happens to network and server', async () => {
  const { tries, seed, pick } = aTorture(Number(process.env['CHAT_HISTORIES'] ?? 20))
  let next = 0
  let fulls = 0
  const failures: unknown[] = []
  const lane = async () => {
    const stall = await aStall(mall.tools.db)
    while (next < tries && failures.length === 0) {
      // The first has the seed itself, so that one history can be played alone.
      const own = next++ === 0 ? seed : pick(1_000_000_000)
      try {
        const more = await playHistory(mall, stall, own)
        fulls += more
      } catch (error) {
        failures.push(new Error(`npm run torture -- chat --tries 1 --seed ${own}`, { cause: error }))
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length > 0) throw failures[0]
  expect(next).toBe(tries)
  if (tries >= 100) expect(fulls).toBeGreaterThan(0)
}, 1_800_000)

/** Faults of outbox, store, server and timeline: the test above has to find each of them within some histories. */
const faults: Record<string, Plant> = {
  'a store that forgets one message in ten': (parts) => {
    const { store } = parts.browser
    const isForgotten = () => parts.chances.chance() < 0.1
    return {
      ...parts,
      browser: Object.assign(parts.browser, {
        store: { ...store, all: async () => (await store.all()).filter(() => !isForgotten()) },
      }),
    }
  },
  'a store that mixes up what was written': (parts) => {
    const { store } = parts.browser
    const mixed = async () => {
      const items = await store.all()
      const times = parts.chances.shuffled(items.map(({ at }) => at))
      return items.map((item, n) => ({ ...item, at: times[n]! }))
    }
    return { ...parts, browser: Object.assign(parts.browser, { store: { ...store, all: mixed } }) }
  },
  'a new local id for each try': (parts) => ({
    ...parts,
    server: {
      ...parts.server,
      send: (reader, item, copies) => parts.server.send(reader, { ...item, localId: newId() }, copies),
    },
  }),
  'an acknowledgement before the message is stored': (parts) => ({
    ...parts,
    server: {
      ...parts.server,
      send: (reader, item, copies) =>
        parts.chances.chance() < 0.1
          ? Promise.resolve({ kind: 'stored', seq: 1 })
          : parts.server.send(reader, item, copies),
    },
  }),
  'a refusal of a message that was stored': (parts) => ({
    ...parts,
    server: {
      ...parts.server,
      send: async (reader, item, copies) => {
        const sent = parts.server.send(reader, item, copies)
        if (parts.chances.chance() > 0.2) return sent
        return { kind: 'refused', problem: 'in spite of being stored' }
      },
    },
  }),
  'a page that does not learn of recalls': (parts) => ({
    ...parts,
    server: {
      ...parts.server,
      read: async (reader, wish) => ({ ...(await parts.server.read(reader, wish)), recalled: [] }),
    },
  }),
  'an answer that leaves out a message': (parts) => ({
    ...parts,
    server: {
      ...parts.server,
      read: async (reader, wish) => {
        const history = await parts.server.read(reader, wish)
        return { ...history, list: history.list.filter(() => parts.chances.chance() > 0.02) }
      },
    },
  }),
}

test.each(Object.entries(faults))('finds %s', async (_, plant) => {
  const stall = await aStall(mall.tools.db)
  // Always the same histories: whether a fault is found does not depend on the day.
  const seed = 20_261_120
  const play = async () => {
    for (let own = seed; own < seed + 30; own += 1) await playHistory(mall, stall, own, plant)
  }
  const found: unknown = await play().catch((error: unknown) => error)
  expect(found).toBeInstanceOf(Error)
})
