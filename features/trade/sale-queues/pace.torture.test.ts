import type { Db, Tables } from '@hojip/db'
import { aShopper } from '@hojip/inventory/testing'
import { inTransaction, openDatabase, type Database } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { accepted } from '@hojip/platform/refusal'
import { aTorture, failingLog, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTurns } from './actions/take-turns.ts'
import { putPace } from './store/queues.ts'
import { settleQueue } from './store/turns.ts'
import { aQueue, passTime } from './testing.ts'

const { tries, seed, pick } = aTorture(2)
const locale = 'en-US' as const

let fresh: FreshDatabase
let databases: Database<Tables>[]
let db: Db
let processes: ReturnType<typeof openTurns>[]
beforeAll(async () => {
  fresh = await freshDatabase()
  databases = [openDatabase<Tables>({ url: fresh.url }), openDatabase<Tables>({ url: fresh.url })]
  db = databases[0]!.db
  processes = databases.map((one) => openTurns({ db: one.db, log: failingLog() }))
})
afterAll(async () => {
  for (const one of databases) await one.close()
  await fresh.drop()
})

/** A queue whose pace changes, and the most that it may have let in. */
async function aPacedQueue() {
  let perMinute = 30
  let isPaused = false
  let allowed = 1
  let pacedMs = Date.now()
  const queueId = await aQueue(db, { perMinute })
  const pass = async (seconds: number) => {
    await passTime(db, queueId, seconds)
    const nowMs = Date.now()
    if (!isPaused) allowed += ((seconds * 1_000 + nowMs - pacedMs) * perMinute) / 60_000
    pacedMs = nowMs
  }
  const change = async () => {
    const wanted = { perMinute: 1 + pick(120), isPaused: pick(4) === 0 }
    await inTransaction(db, async (tx) => {
      await settleQueue(tx, queueId)
      await putPace(tx, queueId, wanted)
    })
    await pass(0)
    ;({ perMinute, isPaused } = wanted)
  }
  return { queueId, pass, change, mostLetIn: () => Math.floor(allowed) + 1 }
}

async function arrive(queueId: string, count: number): Promise<Viewer[]> {
  const coming = await Promise.all(Array.from({ length: count }, () => aShopper(db)))
  await Promise.all(
    coming.map(async (viewer, at) =>
      accepted(await processes[at % 2]!.takeTurn(queueId, { viewer, locale })),
    ),
  )
  return coming
}

async function expectFairness() {
  const { queueId, pass, change, mostLetIn } = await aPacedQueue()
  const all: Viewer[] = []
  const places = new Map<string, number>()
  const look = async () => {
    const seen = await Promise.all(
      all.map(async (viewer, at) =>
        accepted(await processes[at % 2]!.queryTurn(queueId, { viewer, locale })),
      ),
    )
    await pass(0)
    expect(seen.filter(({ untilAt }) => untilAt !== null).length).toBeLessThanOrEqual(mostLetIn())
    expect(new Set(seen.map(({ number }) => number)).size).toBe(all.length)
    for (const [at, { before }] of seen.entries()) {
      const { userId } = all[at]!
      expect(before).toBeLessThanOrEqual(places.get(userId) ?? all.length)
      places.set(userId, before!)
    }
  }
  for (let step = 0; step < 25; step++) {
    const act = pick(4)
    if (act === 0) await change()
    else if (act === 1) await pass(1 + pick(40))
    else all.push(...(await arrive(queueId, 1 + pick(9))))
    await look()
  }
}

test(
  `never are more let in than the pace allows, and no place grows, with seed ${seed}`,
  async () => {
    for (let done = 0; done < tries; done++) await expectFairness()
  },
  Infinity,
)
