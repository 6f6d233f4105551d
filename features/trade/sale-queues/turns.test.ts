import type { Db, Tables } from '@hojip/db'
import { aShopper, aStall } from '@hojip/inventory/testing'
import { inTransaction, openDatabase, type Database } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { accepted, isRefusal } from '@hojip/platform/refusal'
import { failingLog, freshDatabase, untilWaiting, type FreshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import type { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldQueues, forgetTurns } from './actions/forget.ts'
import { openTurns } from './actions/take-turns.ts'
import type { Turn } from './contract.ts'
import { putPace } from './store/queues.ts'
import { settleQueue } from './store/turns.ts'
import { aQueue, passTime } from './testing.ts'

let fresh: FreshDatabase
let [one, other] = [] as unknown as [Database<Tables>, Database<Tables>]
let db: Db
let turns: ReturnType<typeof openTurns>
let ofOther: ReturnType<typeof openTurns>
beforeAll(async () => {
  fresh = await freshDatabase()
  ;[one, other] = [openDatabase<Tables>({ url: fresh.url }), openDatabase<Tables>({ url: fresh.url })]
  db = one.db
  // As two processes of the mall.
  ;[turns, ofOther] = [
    openTurns({ db: one.db, log: failingLog() }),
    openTurns({ db: other.db, log: failingLog() }),
  ]
})
afterAll(async () => {
  await one.close()
  await other.close()
  await fresh.drop()
})

const locale = 'en-US' as const

async function shoppers(count: number): Promise<Viewer[]> {
  return Promise.all(Array.from({ length: count }, () => aShopper(db)))
}

async function take(queueId: string, viewer: Viewer, by = turns): Promise<Turn> {
  return accepted(await by.takeTurn(queueId, { viewer, locale }))
}

async function look(queueId: string, viewer: Viewer, by = turns): Promise<Turn> {
  return accepted(await by.queryTurn(queueId, { viewer, locale }))
}

function numbersFrom1(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

function ascending(taken: readonly Turn[]) {
  return taken.map(({ number }) => number ?? 0).toSorted((a, b) => a - b)
}

test('200 who arrive together at two processes, each twice, get the numbers 1 to 200', async () => {
  const [queueId, all] = [await aQueue(db), await shoppers(200)]
  const taken = await Promise.all(
    all.flatMap((viewer) => [take(queueId, viewer), take(queueId, viewer, ofOther)]),
  )
  expect(ascending(taken.filter((_, at) => at % 2 === 0))).toEqual(numbersFrom1(200))
  for (let at = 0; at < taken.length; at += 2) expect(taken[at]!.number).toBe(taken[at + 1]!.number)
})

test('a number stays the same in every tab and on every device, and nobody sees that of another', async () => {
  const queueId = await aQueue(db, { perMinute: 1 })
  const [lin, min] = (await shoppers(2)) as [Viewer, Viewer]
  await take(queueId, lin)
  expect(await take(queueId, min)).toMatchObject({ state: 'waiting', number: 2, before: 0 })
  expect(await take(queueId, min, ofOther)).toMatchObject({ number: 2 })
  const [han] = await shoppers(1)
  expect(await look(queueId, han!)).toMatchObject({
    state: 'none',
    number: null,
    before: null,
    untilAt: null,
  })
})

test('one is let in at once, the next ones by the pace', async () => {
  const queueId = await aQueue(db, { perMinute: 6 })
  const all = await shoppers(4)
  for (const viewer of all) await take(queueId, viewer)
  const states = () => Promise.all(all.map(async (viewer) => (await look(queueId, viewer)).state))
  expect(await states()).toEqual(['letIn', 'waiting', 'waiting', 'waiting'])
  const third = await look(queueId, all[2]!)
  expect(third.before).toBe(1)
  expect(third.waitMs).toBeGreaterThan(15_000)
  expect(third.waitMs).toBeLessThanOrEqual(20_000)
  await passTime(db, queueId, 10)
  expect(await states()).toEqual(['letIn', 'letIn', 'waiting', 'waiting'])
  await passTime(db, queueId, 10)
  expect(await states()).toEqual(['letIn', 'letIn', 'letIn', 'waiting'])
})

test('time in which nobody waits is not saved up', async () => {
  const queueId = await aQueue(db, { perMinute: 6 })
  await passTime(db, queueId, 3_600)
  const all = await shoppers(3)
  const taken = []
  for (const viewer of all) taken.push((await take(queueId, viewer)).state)
  expect(taken).toEqual(['letIn', 'waiting', 'waiting'])
})

test('who does not order in time loses the turn, and takes a new one at the end', async () => {
  const queueId = await aQueue(db, { perMinute: 60, orderMinutes: 2 })
  const [lin, min] = (await shoppers(2)) as [Viewer, Viewer]
  expect((await take(queueId, lin)).untilAt).toBeGreaterThan(Date.now() + 100_000)
  await passTime(db, queueId, 121)
  expect(await look(queueId, lin)).toMatchObject({ state: 'passed', number: 1 })
  await take(queueId, min)
  expect(await take(queueId, lin)).toMatchObject({ state: 'waiting', number: 3 })
})

test('who waits for a product that is deleted is told so, and takes no other turn', async () => {
  const { goodsId } = await aStall(db)
  const queueId = await aQueue(db, { goodsId, perMinute: 6 })
  const [lin, min, han] = (await shoppers(3)) as [Viewer, Viewer, Viewer]
  for (const viewer of [lin, min]) await take(queueId, viewer)
  await sql`update goods set deleted_at = now(), is_on_sale = false where id = ${goodsId}`.execute(db)
  for (const viewer of [lin, min]) expect(await look(queueId, viewer)).toMatchObject({ state: 'gone' })
  expect(await take(queueId, han)).toMatchObject({ state: 'gone', number: null })
  await passTime(db, queueId, 86_401)
  expect(await look(queueId, min)).toMatchObject({ state: 'gone' })
})

test('who waits for a product that its shop takes off sale learns that, and goes on once it is back', async () => {
  const { goodsId } = await aStall(db)
  const queueId = await aQueue(db, { goodsId, perMinute: 1 })
  const [lin, min, han] = (await shoppers(3)) as [Viewer, Viewer, Viewer]
  for (const viewer of [lin, min]) await take(queueId, viewer)
  const setOnSale = (table: 'goods' | 'sku', isOn: boolean) =>
    table === 'goods'
      ? sql`update goods set is_on_sale = ${isOn}::bool where id = ${goodsId}`.execute(db)
      : sql`update sku set is_on_sale = ${isOn}::bool where goods_id = ${goodsId}`.execute(db)
  for (const table of ['goods', 'sku'] as const) {
    await setOnSale(table, false)
    for (const viewer of [lin, min]) expect(await look(queueId, viewer)).toMatchObject({ state: 'offSale' })
    expect(await take(queueId, han)).toMatchObject({ state: 'offSale', number: null })
    await setOnSale(table, true)
    expect(await look(queueId, min)).toMatchObject({ state: 'waiting', number: 2 })
  }
})

test('a full queue takes nobody until somebody was let in', async () => {
  const queueId = await aQueue(db, { perMinute: 1, mostWaiting: 2 })
  const all = await shoppers(8)
  const answers = await Promise.all(all.map((viewer) => turns.takeTurn(queueId, { viewer, locale })))
  const refused = answers.filter((answer) => isRefusal(answer))
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ kind: { reason: 'saleQueues/full' } })
  const late = all[answers.indexOf(refused[0]!)]!
  await passTime(db, queueId, 61)
  expect(await take(queueId, late)).toMatchObject({ number: 3 })
})

test('those who gather get their numbers by lot when the queue opens, at two processes the same', async () => {
  const queueId = await aQueue(db, { opensInSeconds: 600, gatherSeconds: 900, perMinute: 6 })
  const all = await shoppers(60)
  for (const viewer of all.slice(0, 30)) await take(queueId, viewer)
  await Promise.all(all.slice(30).map((viewer) => take(queueId, viewer, ofOther)))
  expect(await look(queueId, all[0]!)).toMatchObject({ state: 'gathering', number: null })
  await passTime(db, queueId, 601)
  const lookAtBoth = () =>
    Promise.all(all.map((viewer, at) => look(queueId, viewer, at % 2 ? turns : ofOther)))
  // Both want to draw; who finds the other at it may still read that the sale is starting.
  await lookAtBoth()
  const drawn = await lookAtBoth()
  expect(ascending(drawn)).toEqual(numbersFrom1(60))
  expect(drawn.map(({ number }) => number)).not.toEqual(numbersFrom1(60))
  const again = await Promise.all(all.map((viewer) => look(queueId, viewer, ofOther)))
  expect(again.map(({ number }) => number)).toEqual(drawn.map(({ number }) => number))
  const [late] = await shoppers(1)
  expect(await take(queueId, late!)).toMatchObject({ number: 61 })
})

test('a queue that is paused lets nobody in, and goes on where it was', async () => {
  const queueId = await aQueue(db, { perMinute: 6 })
  const all = await shoppers(3)
  for (const viewer of all) await take(queueId, viewer)
  const setPause = (isPaused: boolean) =>
    inTransaction(db, async (tx) => {
      await settleQueue(tx, queueId)
      await putPace(tx, queueId, { perMinute: 6, isPaused })
    })
  await setPause(true)
  await passTime(db, queueId, 300)
  expect(await look(queueId, all[1]!)).toMatchObject({
    state: 'waiting',
    before: 0,
    waitMs: null,
    isPaused: true,
  })
  expect(await look(queueId, all[0]!)).toMatchObject({ state: 'letIn' })
  await setPause(false)
  expect(await look(queueId, all[1]!)).toMatchObject({ state: 'waiting', before: 0, isPaused: false })
  await passTime(db, queueId, 10)
  expect(await look(queueId, all[1]!)).toMatchObject({ state: 'letIn' })
  expect(await look(queueId, all[2]!)).toMatchObject({ state: 'waiting' })
})

test('a process that is killed while it gives numbers leaves no gap and no lock', async () => {
  const queueId = await aQueue(db)
  const [lin, min, han] = (await shoppers(3)) as [Viewer, Viewer, Viewer]
  await take(queueId, lin)
  const dying = new pg.Client({ connectionString: fresh.url })
  dying.on('error', () => undefined)
  await dying.connect()
  await dying.query('begin')
  await dying.query('update sale_queue set taken = taken + 1 where id = $1', [queueId])
  await dying.query(
    'insert into sale_queue_turn (queue_id, user_id, number, taken_at) values ($1, $2, 2, now())',
    [queueId, min.userId],
  )
  const waits = take(queueId, han)
  // What the database sees of a process that was killed.
  ;(dying as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
  expect(await waits).toMatchObject({ number: 2 })
  expect(await take(queueId, min)).toMatchObject({ number: 3 })
})

test('who arrives at a queue does not wait for another one that is locked, as while its numbers are drawn', async () => {
  const [locked, free] = [await aQueue(db), await aQueue(db)]
  const [lin, min] = (await shoppers(2)) as [Viewer, Viewer]
  const holding = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holder = inTransaction(other.db, async (tx) => {
    await settleQueue(tx, locked)
    held.resolve()
    await holding.promise
  })
  await held.promise
  const order: string[] = []
  const atLocked = take(locked, lin).then(() => order.push('locked'))
  await untilWaiting(db)
  const atFree = take(free, min).then(() => order.push('free'))
  // Long enough for a busy machine; only one that waits in vain takes it.
  const patience = setTimeout(holding.resolve, 60_000)
  await atFree
  clearTimeout(patience)
  holding.resolve()
  await Promise.all([atLocked, holder])
  expect(order).toEqual(['free', 'locked'])
})

test('a closed account loses its turn, and nobody’s place changes', async () => {
  const queueId = await aQueue(db, { perMinute: 1 })
  const all = await shoppers(3)
  for (const viewer of all) await take(queueId, viewer)
  await forgetTurns({ db }, { userId: all[1]!.userId })
  expect(await look(queueId, all[1]!)).toMatchObject({ state: 'none' })
  expect(await look(queueId, all[2]!)).toMatchObject({ number: 3, before: 1 })
})

test('who closes their account while people gather leaves no gap', async () => {
  const queueId = await aQueue(db, { opensInSeconds: 600, gatherSeconds: 900, perMinute: 1 })
  const [lin, min, han, late] = (await shoppers(4)) as [Viewer, Viewer, Viewer, Viewer]
  for (const viewer of [lin, min, han]) await take(queueId, viewer)
  await forgetTurns({ db }, { userId: lin.userId })
  await passTime(db, queueId, 601)
  const drawn = [await look(queueId, min), await look(queueId, han)]
  expect(ascending(drawn)).toEqual([1, 2])
  expect(await take(queueId, late)).toMatchObject({ number: 3, before: 1 })
})

test('a queue that does not exist or has ended gives no turn', async () => {
  const [lin] = await shoppers(1)
  const refused = await turns.takeTurn(newId(), { viewer: lin!, locale })
  expect(refused).toMatchObject({ kind: { reason: 'saleQueues/queueGone' } })
  const queueId = await aQueue(db)
  await passTime(db, queueId, 90_000)
  expect(await take(queueId, lin!)).toMatchObject({ state: 'ended', number: null })
})

test('queues that ended a month ago are deleted with their turns; their end is noted before', async () => {
  const [old, recent] = [await aQueue(db), await aQueue(db)]
  const [lin] = await shoppers(1)
  await take(old, lin!)
  await passTime(db, old, 86_400 * 32)
  await passTime(db, recent, 86_400 * 2)
  await forgetOldQueues({ db, clock: { nowMs: Date.now } })
  const { rows } = await sql<{ id: string; isOver: boolean }>`
    select id, ended_at is not null as "isOver" from sale_queue where id in (${old}, ${recent})`.execute(db)
  expect(rows).toEqual([{ id: recent, isOver: true }])
})

test('who asks costs one statement, and hundreds who ask or arrive together share a few', async () => {
  let count = 0
  const counted = openDatabase<Tables>({ url: fresh.url, onStatement: () => (count += 1) })
  const ofThird = openTurns({ db: counted.db, log: failingLog() })
  const [queueId, all] = [await aQueue(db), await shoppers(300)]
  const statements = async (act: () => Promise<unknown>) => {
    count = 0
    await act()
    return count
  }
  const arriving = await statements(() => Promise.all(all.map((viewer) => take(queueId, viewer, ofThird))))
  expect(arriving).toBeLessThan(30)
  expect(await statements(() => look(queueId, all[0]!, ofThird))).toBe(1)
  expect(
    await statements(() => Promise.all(all.map((viewer) => look(queueId, viewer, ofThird)))),
  ).toBeLessThan(5)
  await counted.close()
})

test('very many who were let in while nobody came are written down in steps, and the next one waits a step', async () => {
  const queueId = await aQueue(db, { perMinute: 60_000, orderMinutes: 60 })
  await take(queueId, (await shoppers(1))[0]!)
  await sql`
    with people as (
      insert into account (id, name, role) select gen_random_uuid(), 'Crowd', 'shopper' from generate_series(1, 25000)
      returning id)
    insert into sale_queue_turn (queue_id, user_id, number, taken_at)
    select ${queueId}, id, row_number() over () + 1, now() from people`.execute(db)
  await sql`update sale_queue set taken = 25001 where id = ${queueId}`.execute(db)
  await passTime(db, queueId, 600)
  const [lin] = await shoppers(1)
  expect((await take(queueId, lin!)).number).toBe(25_002)
  const { rows } = await sql<{ letIn: number; missing: number }>`
    select q.let_in as "letIn", (select count(*)::int from sale_queue_turn t
      where t.queue_id = q.id and t.let_in_at is null and t.number <= 25001) as missing
    from sale_queue q where q.id = ${queueId}`.execute(db)
  expect(rows).toEqual([{ letIn: 25_001, missing: 0 }])
})
