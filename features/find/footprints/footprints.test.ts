import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper as someShopper } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { footprintsJobs, footprintsRoutes } from './index.ts'
import { maxFootprints } from './rules/stored-days.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Ten to midnight in the mall. */
const evening = Date.parse('2026-11-21T15:50:00Z')

let clock: ReturnType<typeof movableClock>
let { db, tools, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, tools, api, stop } = await aRoom(
    (tools) => {
      footprintsJobs(tools)
      return footprintsRoutes(tools)
    },
    { nowMs: () => clock.nowMs() },
  ))
})
beforeEach(() => {
  clock = movableClock(evening)
})
afterAll(() => stop())

function aShopper() {
  return someShopper(db)
}

function look(as: Viewer, goodsId: string) {
  return api.send('POST /appUserWatchedGoods/save', { goodsId }, { as })
}

async function seen(as: Viewer, input: Record<string, unknown> = {}) {
  return (await api.send('POST /appUserWatchedGoods/findWatchedList', input, { as })).data
}

async function seenIds(as: Viewer) {
  return (await seen(as)).list.map(({ goodsId }) => goodsId)
}

async function rowsOf({ userId }: Viewer) {
  return (await db.selectFrom('footprint').select('id').where('user_id', '=', userId).execute()).length
}

test('looks at a product on one day are one entry, and the day changes at midnight in Shanghai', async () => {
  const lin = await aShopper()
  const [kimchi, tea] = [await aProduct(db), await aProduct(db, { name: '大麦茶' })]
  await look(lin, kimchi.goodsId)
  clock.advance(minute)
  await look(lin, tea.goodsId)
  clock.advance(minute)
  await look(lin, kimchi.goodsId)
  expect(await seenIds(lin)).toEqual([kimchi.goodsId, tea.goodsId])
  clock.advance(8 * minute)
  await look(lin, tea.goodsId)
  const { list, today, total } = await seen(lin)
  expect(list.map((one) => [one.day, one.goods.goodsName, one.gmtCreate])).toEqual([
    ['2026-11-22', '大麦茶', '2026-11-22 00:00:00'],
    ['2026-11-21', '手工辣白菜', '2026-11-21 23:52:00'],
    ['2026-11-21', '大麦茶', '2026-11-21 23:51:00'],
  ])
  expect([today, total]).toEqual(['2026-11-22', 3])
})

test('concurrent looks are one entry', async () => {
  const lin = await aShopper()
  const { goodsId } = await aProduct(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => look(lin, goodsId)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await rowsOf(lin)).toBe(1)
})

test('entries older than ninety days are not shown, and the nightly job deletes them', async () => {
  const lin = await aShopper()
  const [old, recent] = [await aProduct(db), await aProduct(db)]
  await look(lin, old.goodsId)
  clock.advance(day)
  await look(lin, recent.goodsId)
  clock.advance(89 * day)
  expect(await seenIds(lin)).toEqual([recent.goodsId])
  expect((await seen(lin)).total).toBe(1)
  expect(await rowsOf(lin)).toBe(2)
  await tools.jobs.send(db, 'footprints.sweep', {})
  await tools.jobs.drain()
  expect(await rowsOf(lin)).toBe(1)
  expect(await seenIds(lin)).toEqual([recent.goodsId])
})

test('the oldest entry is deleted beyond the maximum', async () => {
  const lin = await aShopper()
  const { goodsId } = await aProduct(db)
  const ids = Array.from({ length: maxFootprints }, () => newId())
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen)
    select made.id, g.shop_id, made.id::text, made.id::text, g.category1_id, g.name, 100
    from unnest(${ids}::uuid[]) as made (id), goods g where g.id = ${goodsId}`.execute(db)
  await sql`
    insert into footprint (user_id, day, goods_id, id, seen_at)
    select ${lin.userId}, '2026-11-21', made.id, made.id, ${new Date(evening - hour)}::timestamptz + n * interval '1 second'
    from unnest(${ids}::uuid[]) with ordinality as made (id, n)`.execute(db)
  await look(lin, goodsId)
  expect(await rowsOf(lin)).toBe(maxFootprints)
  const left = await sql<{
    id: string
  }>`select goods_id as id from footprint where user_id = ${lin.userId}`.execute(db)
  const remaining = new Set(left.rows.map(({ id }) => id))
  expect([remaining.has(ids[0]!), remaining.has(ids[1]!), remaining.has(goodsId)]).toEqual([
    false,
    true,
    true,
  ])
})

test('an entry is deleted once, by its owner only; then all entries', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const [kimchi, tea] = [await aProduct(db), await aProduct(db)]
  for (const as of [lin, tao]) await look(as, kimchi.goodsId)
  clock.advance(minute)
  await look(lin, tea.goodsId)
  const id = (await seen(lin)).list[0]!.pkId
  const remove = (as: Viewer) => api.send('POST /appUserWatchedGoods/deleteById/{id}', { id }, { as })
  expect((await remove(tao)).statusCode).toBe(404)
  expect((await remove(lin)).statusCode).toBe(200)
  expect(await remove(lin)).toMatchObject({ statusCode: 404, code: '40004' })
  expect(await seenIds(lin)).toEqual([kimchi.goodsId])
  for (let i = 0; i < 2; i++)
    expect((await api.send('POST /appUserWatchedGoods/deleteAll', {}, { as: lin })).statusCode).toBe(200)
  expect([await seenIds(lin), await seenIds(tao)]).toEqual([[], [kimchi.goodsId]])
})

test('a product off sale stays in the list; a look at an unknown product is refused', async () => {
  const lin = await aShopper()
  const { goodsId } = await aProduct(db)
  await look(lin, goodsId)
  await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', goodsId).execute()
  expect((await seen(lin)).list[0]!.goods.isOnSale).toBe(false)
  expect(await look(lin, newId())).toMatchObject({ statusCode: 404, code: '40004' })
  expect(await look(lin, 'kimchi')).toMatchObject({
    statusCode: 400,
    data: { fields: [{ field: 'goodsId' }] },
  })
  expect((await api.send('POST /appUserWatchedGoods/findWatchedList', {})).statusCode).toBe(401)
})

test('closing an account deletes its footprints, and no more are recorded', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { goodsId } = await aProduct(db)
  for (const as of [lin, tao]) await look(as, goodsId)
  await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', lin.userId).execute()
  await tools.jobs.emit(db, 'accounts/closed', { userId: lin.userId })
  await tools.jobs.drain()
  expect([await rowsOf(lin), await rowsOf(tao)]).toEqual([0, 1])
  expect((await look(lin, goodsId)).statusCode).toBe(404)
  expect(await rowsOf(lin)).toBe(0)
})

test('what a visitor looked at is taken along on its day, and a repetition adds nothing', async () => {
  const lin = await aShopper()
  const [kimchi, tea, salt] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  const now = clock.nowMs()
  const list = [
    { goodsId: kimchi.goodsId, watchedAt: now + hour },
    { goodsId: tea.goodsId, watchedAt: now - day },
    { goodsId: salt.goodsId, watchedAt: now - 100 * day },
    { goodsId: newId(), watchedAt: now },
    // A client may name a product twice: the last look of a day counts.
    { goodsId: tea.goodsId, watchedAt: now - day - hour },
  ]
  for (let times = 0; times < 2; times++)
    expect(await api.send('POST /appUserWatchedGoods/saveAll', { list }, { as: lin })).toMatchObject({
      data: null,
    })
  const { list: looks } = await seen(lin)
  expect(looks.map(({ goodsId, day: on, watchedAt }) => [goodsId, on, watchedAt])).toEqual([
    [kimchi.goodsId, '2026-11-21', now],
    [tea.goodsId, '2026-11-20', now - day],
  ])
  expect(await rowsOf(lin)).toBe(2)
})
