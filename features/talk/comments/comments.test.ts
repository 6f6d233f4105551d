import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { testApi } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentsRoutes, putComments, type CommentInput } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  const log = createLog('silent')
  api = testApi(commentsRoutes({ db, log, clock: movableClock(), jobs: createJobs({ db, log }) }))
})
afterAll(async () => {
  await api.close()
  await drop()
})

function put(comments: CommentInput[]) {
  return inTransaction(db, (tx) => putComments(tx, comments))
}

async function summary(goodsId: string) {
  return (await api.send('GET /bizGoodsComment/querySummary', { goodsId })).data
}

function productOf(id: string) {
  return db
    .selectFrom('goods')
    .select(['comment_count', 'rated_count', 'score_sum'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function someOf(goodsId: string): CommentInput[] {
  return [5, 5, 4, 3, 1].map((score, i) => ({
    goodsId,
    author: '金美善',
    score,
    content: `第${i}条`,
    ...(i % 2 === 0 && { pictures: ['kimchi'] }),
    choiceName: { 'zh-CN': '1kg · 微辣', 'ko-KR': '1kg · 순한맛' },
    locale: 'zh-CN',
    createdAt: new Date(Date.UTC(2026, 0, 1 + i)),
    sourceHash: `${goodsId}-${i}`,
  }))
}

test('comments add up: mean, distribution, and the product’s own counters', async () => {
  const { goodsId } = await aProduct(db)
  expect(await put(someOf(goodsId))).toHaveLength(5)
  expect(await summary(goodsId)).toEqual({
    score: '3.6',
    count: 5,
    distribution: [1, 0, 1, 1, 2],
    good: 3,
    normal: 1,
    bad: 1,
    pic: 3,
    append: 0,
    tags: [],
    specs: [],
  })
  expect(await productOf(goodsId)).toEqual({ comment_count: 5, rated_count: 5, score_sum: 18 })
})

test('an imported row is stored once, also within one batch; a bought line is commented once', async () => {
  const { goodsId } = await aProduct(db)
  const rows = someOf(goodsId)
  expect(await put([...rows, rows[0]!])).toHaveLength(5)
  expect(await put(rows)).toEqual([])
  const line = { ...rows[0]!, orderLineId: newId() }
  expect(await put([{ ...line, sourceHash: newId() }])).toHaveLength(1)
  expect(await put([{ ...line, sourceHash: newId() }])).toEqual([])
  expect(await productOf(goodsId)).toEqual({ comment_count: 6, rated_count: 6, score_sum: 23 })
  expect(await put([])).toEqual([])
})

test('an invalid row rolls everything back', async () => {
  const { goodsId } = await aProduct(db)
  await expect(put([...someOf(goodsId), { goodsId, author: 'Lin', score: 6, content: '' }])).rejects.toThrow(
    'check',
  )
  expect(await productOf(goodsId)).toEqual({ comment_count: 0, rated_count: 0, score_sum: 0 })
})

test('a page of comments, newest first, filtered', async () => {
  const { goodsId } = await aProduct(db)
  await put(someOf(goodsId))
  const page = async (asked: Record<string, unknown>) =>
    (await api.send('POST /bizGoodsComment/queryByGoodsId', { goodsId, ...asked }, { locale: 'ko-KR' })).data
  const all = await page({ pageSize: 2 })
  expect(all).toMatchObject({ total: 5, pages: 3 })
  expect(all.list[0]).toMatchObject({
    goodsId,
    goodsSpec: '1kg · 순한맛',
    userName: '金**善',
    score: 1,
    content: '第4条',
    pics: ['/pictures/kimchi'],
    gmtCreate: '2026-01-05 08:00:00',
  })
  const scores = async (filter: string) => (await page({ filter })).list.map((one) => one.score)
  expect(await scores('good')).toEqual([4, 5, 5])
  expect(await scores('normal')).toEqual([3])
  expect(await scores('bad')).toEqual([1])
  expect(await scores('pic')).toEqual([1, 4, 5])
  expect((await page({ pageNum: 9 })).list).toEqual([])
})

test('a product without comments has no mean', async () => {
  const { goodsId } = await aProduct(db)
  expect(await summary(goodsId)).toMatchObject({ score: null, count: 0, distribution: [0, 0, 0, 0, 0] })
})

function unrated(goodsId: string): CommentInput {
  return {
    goodsId,
    author: 'Lin',
    score: null,
    content: '没有打分',
    pictures: ['kimchi'],
    sourceHash: newId(),
  }
}

test('comments without stars are listed and counted, but not in the mean', async () => {
  const { goodsId } = await aProduct(db)
  expect(await put([unrated(goodsId), ...someOf(goodsId), unrated(goodsId)])).toHaveLength(7)
  expect(await summary(goodsId)).toEqual({
    score: '3.6',
    count: 7,
    distribution: [1, 0, 1, 1, 2],
    good: 3,
    normal: 1,
    bad: 1,
    append: 0,
    tags: [],
    specs: [],
    pic: 5,
  })
  expect(await productOf(goodsId)).toEqual({ comment_count: 7, rated_count: 5, score_sum: 18 })
  const page = async (filter: string) =>
    (await api.send('POST /bizGoodsComment/queryByGoodsId', { goodsId, filter })).data
  const scores = async (filter: string) => (await page(filter)).list.map((one) => one.score)
  expect(await scores('all')).toEqual([null, null, 1, 3, 4, 5, 5])
  expect(await scores('good')).toEqual([4, 5, 5])
  expect(await scores('normal')).toEqual([3])
  expect(await scores('bad')).toEqual([1])
  expect(await scores('pic')).toEqual([null, null, 1, 4, 5])
  expect((await page('good')).total).toBe(3)
})

test('a product whose comments all lack stars has no mean', async () => {
  const { goodsId } = await aProduct(db)
  await put([unrated(goodsId)])
  const nothing = {
    score: null,
    distribution: [0, 0, 0, 0, 0],
    good: 0,
    normal: 0,
    bad: 0,
    specs: [],
    tags: [],
  }
  expect(await summary(goodsId)).toEqual({ ...nothing, count: 1, append: 0, pic: 1 })
  expect(await productOf(goodsId)).toEqual({ comment_count: 1, rated_count: 0, score_sum: 0 })
})
