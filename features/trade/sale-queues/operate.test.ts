import { aDatabase, aShopper, aStall } from '@hojip/inventory/testing'
import { minuteMs, movableClock, systemClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { localSignals } from '@hojip/platform/signals'
import { failingLog, testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSaleQueues, readQueueSums, saleQueuesRoutes, type LiveQueues } from './index.ts'
import { passTime } from './testing.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let queues: LiveQueues
let other: LiveQueues
let ann: Viewer

beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  const signals = localSignals()
  queues = await openSaleQueues({ db, log: failingLog(), signals })
  // As another process that gets the signal.
  other = await openSaleQueues({ db, log: failingLog(), signals })
  api = testApi(saleQueuesRoutes({ db, clock: systemClock, log: failingLog(), queues }))
  ann = { userId: newId(), role: 'operator', sessionId: newId() }
  await db
    .insertInto('account')
    .values({ id: ann.userId, name: 'Ann', role: 'operator', phone: null })
    .execute()
})
afterEach(async () => {
  queues.stop()
  other.stop()
  await api.close()
  await drop()
})

const usual = {
  goodsId: null as string | null,
  opensAt: null as string | null,
  gatherMinutes: 10,
  lastMinutes: 60,
  perMinute: 60,
  orderMinutes: 10,
  mostWaiting: null as number | null,
}

function open(changes: Partial<typeof usual> = {}, viewer = ann) {
  return api.send('POST /sysConsole/openSaleQueue', { ...usual, ...changes }, { as: viewer })
}

async function listed() {
  return (await api.send('POST /sysConsole/querySaleQueues', {}, { as: ann })).data.list
}

test('an operator opens a queue, sees how it stands, and every process knows of it', async () => {
  const { goodsId } = await aStall(db)
  const { data } = await open({ goodsId, perMinute: 6, mostWaiting: 100 })
  for (const known of [queues, other])
    await expect.poll(() => known.open(Date.now())).toEqual([{ queueId: data.pkId, goodsId }])
  for (const viewer of [await aShopper(db), await aShopper(db)])
    await api.send('POST /bizQueue/takeTurn', { queueId: data.pkId }, { as: viewer })
  expect(await listed()).toMatchObject([
    {
      pkId: data.pkId,
      goodsId,
      state: 'open',
      perMinute: 6,
      mostWaiting: 100,
      waiting: 1,
      letIn: 1,
      ordered: 0,
      openedBy: 'Ann',
    },
  ])
})

test('a queue opens at a time, before which people gather', async () => {
  const opensAt = wireTime(Date.now() + 30 * minuteMs)
  const { data } = await open({ opensAt })
  expect(queues.open(Date.now())).toEqual([])
  expect(await listed()).toMatchObject([{ state: 'planned', opensAt }])
  await passTime(db, data.pkId, 25 * 60)
  expect(await listed()).toMatchObject([{ state: 'gathering' }])
})

test('there is one queue for a product and one for the mall, until it ends or its time is over', async () => {
  const { goodsId } = await aStall(db)
  const [{ data }, ofProduct] = [await open(), await open({ goodsId })]
  expect(ofProduct.code).toBe('10000')
  expect(await open()).toMatchObject({ code: '40009', data: { reason: 'saleQueues/alreadyQueued' } })
  expect(await open({ goodsId })).toMatchObject({ data: { reason: 'saleQueues/alreadyQueued' } })
  await api.send('POST /sysConsole/endSaleQueue', { pkId: data.pkId }, { as: ann })
  expect(queues.open(Date.now())).toEqual([{ queueId: ofProduct.data.pkId, goodsId }])
  expect((await open()).code).toBe('10000')
  await passTime(db, ofProduct.data.pkId, 3_601)
  expect((await open({ goodsId })).code).toBe('10000')
})

test('the pace changes for those who wait, and those who are in stay in', async () => {
  const { data } = await open({ perMinute: 1 })
  const [lin, min] = [await aShopper(db), await aShopper(db)]
  const turn = (viewer: Viewer) =>
    api.send('POST /bizQueue/takeTurn', { queueId: data.pkId }, { as: viewer }).then((answer) => answer.data)
  await turn(lin)
  expect(await turn(min)).toMatchObject({ state: 'waiting' })
  const change = (perMinute: number, isPaused: boolean) =>
    api.send('POST /sysConsole/changeSaleQueue', { pkId: data.pkId, perMinute, isPaused }, { as: ann })
  await change(1, true)
  expect(await listed()).toMatchObject([{ state: 'paused', letIn: 1, waiting: 1 }])
  await change(600, false)
  await passTime(db, data.pkId, 1)
  expect(await turn(min)).toMatchObject({ state: 'letIn' })
  expect(await turn(lin)).toMatchObject({ state: 'letIn', number: 1 })
})

test('saving the pace that it has anyway does not hold anybody back', async () => {
  const { data } = await open({ perMinute: 6 })
  const [lin, min] = [await aShopper(db), await aShopper(db)]
  for (const viewer of [lin, min])
    await api.send('POST /bizQueue/takeTurn', { queueId: data.pkId }, { as: viewer })
  await passTime(db, data.pkId, 8)
  await api.send(
    'POST /sysConsole/changeSaleQueue',
    { pkId: data.pkId, perMinute: 6, isPaused: false },
    { as: ann },
  )
  await passTime(db, data.pkId, 2)
  const { data: turn } = await api.send('GET /bizQueue/queryTurn', { queueId: data.pkId }, { as: min })
  expect(turn).toMatchObject({ state: 'letIn' })
})

test('a queue that has ended still tells how many it had let in, and how many not', async () => {
  const ids: string[] = []
  for (const perMinute of [1, 1])
    ids.push((await open({ goodsId: (await aStall(db)).goodsId, perMinute })).data.pkId)
  const [ended, lapsed] = ids as [string, string]
  for (const queueId of ids)
    for (const viewer of [await aShopper(db), await aShopper(db), await aShopper(db)])
      await api.send('POST /bizQueue/takeTurn', { queueId }, { as: viewer })
  await api.send('POST /sysConsole/endSaleQueue', { pkId: ended }, { as: ann })
  await passTime(db, ended, 86_400)
  // Its time was over before anybody else was let in.
  await sql`update sale_queue set closes_at = opens_at + interval '30 seconds' where id = ${lapsed}`.execute(
    db,
  )
  await passTime(db, lapsed, 86_400)
  const list = await listed()
  for (const pkId of ids)
    expect(list.find((queue: { pkId: string }) => queue.pkId === pkId)).toMatchObject({
      state: 'ended',
      letIn: 1,
      waiting: 2,
    })
})

test('a queue that is planned shows that it was paused', async () => {
  const { data } = await open({ opensAt: wireTime(Date.now() + 30 * minuteMs) })
  const setPause = (isPaused: boolean) =>
    api.send('POST /sysConsole/changeSaleQueue', { pkId: data.pkId, perMinute: 60, isPaused }, { as: ann })
  await setPause(true)
  expect(await listed()).toMatchObject([{ state: 'paused' }])
  await setPause(false)
  expect(await listed()).toMatchObject([{ state: 'planned' }])
})

test('who saves a pace does not go on with a queue that somebody else has just paused, nor the other way round', async () => {
  const { data } = await open({ perMinute: 6 })
  const change = (changes: { perMinute?: number; isPaused?: boolean }) =>
    api.send('POST /sysConsole/changeSaleQueue', { pkId: data.pkId, ...changes }, { as: ann })
  await change({ isPaused: true })
  await change({ perMinute: 9 })
  expect(await listed()).toMatchObject([{ state: 'paused', perMinute: 9 }])
  await change({ isPaused: false })
  expect(await listed()).toMatchObject([{ state: 'open', perMinute: 9 }])
})

test('what cannot be is refused, and the field is named', async () => {
  const reasonOf = async (changes: Partial<typeof usual>) => {
    const { data } = await open(changes)
    return [data.reason, data.fields?.[0]?.field]
  }
  expect(await reasonOf({ goodsId: newId() })).toEqual(['saleQueues/noSuchProduct', 'goodsId'])
  for (const opensAt of ['2027-06-31 10:00:00', '2020-01-01 10:00:00', '2099-01-01 10:00:00'])
    expect(await reasonOf({ opensAt })).toEqual(['saleQueues/notAhead', 'opensAt'])
  expect(await reasonOf({ perMinute: 0 })).toEqual(['http/invalid', 'perMinute'])
  expect(await reasonOf({ perMinute: 60_001 })).toEqual(['http/invalid', 'perMinute'])
  expect(await reasonOf({ orderMinutes: 1 })).toEqual(['http/invalid', 'orderMinutes'])
  expect(await reasonOf({ lastMinutes: 2_881 })).toEqual(['http/invalid', 'lastMinutes'])
  expect(await listed()).toEqual([])
})

test('there is no queue for a product that is not for sale, but for one that will be', async () => {
  const { goodsId } = await aStall(db)
  const openWhere = async (is: {
    deleted_at?: Date
    taken_down_at?: Date
    is_on_sale?: boolean
    on_sale_at?: Date
  }) => {
    const plain = { deleted_at: null, taken_down_at: null, on_sale_at: null, is_on_sale: true }
    await db
      .updateTable('goods')
      .set({ ...plain, ...is })
      .where('id', '=', goodsId)
      .execute()
    return open({ goodsId, opensAt: wireTime(Date.now() + 30 * minuteMs) })
  }
  const at = new Date()
  for (const gone of [{ deleted_at: at }, { taken_down_at: at }, {}])
    expect(await openWhere({ is_on_sale: false, ...gone })).toMatchObject({
      code: '40001',
      data: { reason: 'saleQueues/notForSale', fields: [{ field: 'goodsId' }] },
    })
  expect((await openWhere({ is_on_sale: false, on_sale_at: at })).code).toBe('10000')
})

test('the queue of a product that is deleted has ended, and goes on where the product comes back', async () => {
  const { goodsId } = await aStall(db)
  const { data } = await open({ goodsId })
  const setDeleted = (isDeleted: boolean) =>
    sql`update goods set deleted_at = case when ${isDeleted}::bool then now() end, is_on_sale = not ${isDeleted}::bool where id = ${goodsId}`.execute(
      db,
    )
  await setDeleted(true)
  await queues.spread()
  expect(queues.open(Date.now())).toEqual([])
  expect(await listed()).toMatchObject([{ pkId: data.pkId, state: 'ended' }])
  const end = () => api.send('POST /sysConsole/endSaleQueue', { pkId: data.pkId }, { as: ann })
  expect(await end()).toMatchObject({ data: { reason: 'saleQueues/over' } })
  await setDeleted(false)
  expect(await listed()).toMatchObject([{ state: 'open' }])
  expect((await end()).code).toBe('10000')
})

test('who watches the mall sees the sums of all queues that have not ended', async () => {
  const nobody = { waiting: 0, inside: 0, letIn: 0, ordered: 0 }
  const none = { planned: 0, gathering: 0, open: 0, paused: 0 }
  expect(await readQueueSums(db)).toEqual({ queues: none, shoppers: nobody })
  const { data } = await open({ perMinute: 1, orderMinutes: 2 })
  const { goodsId } = await aStall(db)
  await open({ goodsId, opensAt: wireTime(Date.now() + 30 * minuteMs) })
  for (const viewer of [await aShopper(db), await aShopper(db), await aShopper(db)])
    await api.send('POST /bizQueue/takeTurn', { queueId: data.pkId }, { as: viewer })
  const queues = { ...none, planned: 1, open: 1 }
  expect(await readQueueSums(db)).toEqual({
    queues,
    shoppers: { ...nobody, waiting: 2, inside: 1, letIn: 1 },
  })
  await passTime(db, data.pkId, 61)
  expect((await readQueueSums(db)).shoppers).toMatchObject({ waiting: 1, inside: 2, letIn: 2 })
  await passTime(db, data.pkId, 100)
  // The turn of the first has passed.
  expect((await readQueueSums(db)).shoppers).toMatchObject({ waiting: 0, inside: 2, letIn: 3 })
  await api.send('POST /sysConsole/endSaleQueue', { pkId: data.pkId }, { as: ann })
  expect(await readQueueSums(db)).toEqual({ queues: { ...none, planned: 1 }, shoppers: nobody })
})

test('a 31st of June is not read as the 1st of July, however near that is', async () => {
  const clock = movableClock(Date.parse('2027-06-20T10:00:00+08:00'))
  const inJune = testApi(saleQueuesRoutes({ db, clock, log: failingLog(), queues }))
  const openAt = (opensAt: string) =>
    inJune.send('POST /sysConsole/openSaleQueue', { ...usual, opensAt }, { as: ann })
  expect(await openAt('2027-06-31 10:00:00')).toMatchObject({
    data: { reason: 'saleQueues/notAhead', fields: [{ field: 'opensAt' }] },
  })
  expect((await openAt('2027-07-01 10:00:00')).code).toBe('10000')
  await inJune.close()
})

test('a queue that has ended or never was is not changed', async () => {
  const { data } = await open()
  const calls = (pkId: string) => [
    api.send('POST /sysConsole/changeSaleQueue', { pkId, perMinute: 9, isPaused: false }, { as: ann }),
    api.send('POST /sysConsole/endSaleQueue', { pkId }, { as: ann }),
  ]
  for (const answer of await Promise.all(calls(newId())))
    expect(answer).toMatchObject({ code: '40004', data: { reason: 'saleQueues/queueGone' } })
  await passTime(db, data.pkId, 3_601)
  for (const answer of await Promise.all(calls(data.pkId)))
    expect(answer).toMatchObject({ data: { reason: 'saleQueues/over' } })
})
