import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectingLog, type Logged } from '../testing/index.ts'
import { watchProof, type Place, type Proof } from './proof.ts'

let nowMs: number
let primary: Place & { end: bigint }
let replica: () => Promise<Place>
let looks: number
let logged: Logged[]
let proof: Proof
beforeEach(() => {
  nowMs = 1_000_000
  looks = 0
  primary = { position: 100n, end: 110n, system: 'ours' }
  replica = async () => ({ position: 100n, system: 'ours' })
  const collecting = collectingLog()
  ;({ logged } = collecting)
  proof = watchProof({
    log: collecting.log,
    everyMs: 1,
    patienceMs: 50,
    steadyMs: () => nowMs,
    asked: {
      primary: async () => primary,
      replica: () => {
        looks += 1
        return replica()
      },
    },
  })
})
afterEach(() => proof.stop())

/** So many looks more, begun from now on. */
async function looked(times = 2) {
  const most = looks + times
  await vi.waitFor(() => {
    proof.isGood()
    expect(looks).toBeGreaterThan(most)
  }, 60_000)
}

function told() {
  return logged.map(({ event }) => event)
}

test('a replica is not read from before it has shown that it has everything', async () => {
  expect(proof.isGood()).toBe(false)
  await looked()
  expect(proof.isGood()).toBe(true)
  expect(told()).toEqual(['db.replica-serves'])
})

test('while nothing is written, it is never behind', async () => {
  for (let minute = 0; minute < 3; minute++) {
    await looked()
    nowMs += 4_000
    expect(proof.isGood()).toBe(true)
  }
  expect(told()).toEqual(['db.replica-serves'])
})

test('it is behind by the time since the primary was where it is now, at most', async () => {
  await looked()
  primary = { ...primary, position: 200n, end: 200n }
  await looked()
  nowMs += 5_000
  expect(proof.isGood()).toBe(true)
  nowMs += 1
  expect(proof.isGood()).toBe(false)
  await looked()
  expect(told()).toEqual(['db.replica-serves', 'db.replica-away'])
  replica = async () => ({ position: 200n, system: 'ours' })
  await looked()
  expect(proof.isGood()).toBe(true)
  expect(told()).toEqual(['db.replica-serves', 'db.replica-away', 'db.replica-serves'])
})

test('what was proven before a pause says nothing after it, and the pause is no news', async () => {
  await looked()
  await vi.waitFor(async () => {
    const before = looks
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(looks, 'nobody reads, so nobody looks').toBe(before)
  }, 60_000)
  nowMs += 60_000
  primary = { ...primary, position: 300n, end: 300n }
  replica = async () => ({ position: 299n, system: 'ours' })
  expect(proof.isGood()).toBe(false)
  replica = async () => ({ position: 300n, system: 'ours' })
  await looked()
  expect(proof.isGood()).toBe(true)
  expect(told()).toEqual(['db.replica-serves'])
})

test('a copy of another database is not read from, however far it is', async () => {
  replica = async () => ({ position: 100n, system: 'theirs' })
  await looked()
  expect(proof.isGood()).toBe(false)
  expect(told()).toEqual(['db.replica-away'])
})

test('a replica that has what the primary never had is not read from', async () => {
  primary.end = 200n
  replica = async () => ({ position: 200n, system: 'ours' })
  await looked()
  expect(proof.isGood()).toBe(true)
  // Another one is the primary now, and was not as far.
  primary = { ...primary, position: 150n, end: 160n }
  await looked()
  expect(proof.isGood()).toBe(false)
})

test('who waits for a replica that does not answer any more is told', async () => {
  await looked()
  const { promise: never } = Promise.withResolvers<string>()
  const waiting = proof.untilAway(never)
  replica = () => never as never
  proof.isGood()
  expect(await waiting).toBeUndefined()
  expect(proof.isGood()).toBe(false)
})
