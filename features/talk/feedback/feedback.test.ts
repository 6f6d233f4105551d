import { aRoom, aShopper } from '@hojip/inventory/testing'
import { dayMs, hourMs, movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { uploadsJobs } from '@hojip/uploads'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { feedbackCalls } from './contract.ts'
import { feedbackJobs, feedbackRoutes } from './index.ts'
import { kinds, fewestCharacters, mostCharacters, mostContact, mostPictures, quota } from './rules.ts'

const content = '排行榜“怎么排的”那句，朝鲜语写错了。'
const objects = { put: async () => {}, get: async () => undefined, remove: async () => {} }
const saveCall = 'POST /sysFeedback/saveFeedBack'

let clock: ReturnType<typeof movableClock>
let { db, api, tools, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let tao: Viewer
beforeAll(async () => {
  const now = { nowMs: () => clock.nowMs() }
  ;({ db, api, tools, stop } = await aRoom((tools) => {
    feedbackJobs(tools)
    uploadsJobs({ ...tools, objects })
    return feedbackRoutes(tools)
  }, now))
  tao = { ...(await aShopper(db, 'Tao')), role: 'operator' }
})
beforeEach(async () => {
  clock = movableClock(Date.now())
  await sql`delete from feedback`.execute(db)
})
afterAll(() => stop())

function save(as: Viewer | null, more: object = {}) {
  return api.send(saveCall, { kind: 'wording', content, ...more }, as ? { as } : {})
}

async function own(as: Viewer) {
  return (await api.send('POST /sysFeedback/queryByUserId', {}, { as })).data
}

async function received(input: object = {}) {
  return (await api.send('POST /sysConsole/queryFeedback', input, { as: tao })).data
}

function answer(pkId: string, text = '已经改好了，谢谢你。') {
  return api.send('POST /sysConsole/answerFeedback', { pkId, content: text }, { as: tao })
}

test('pages and contract have the same kinds and limits', () => {
  const { properties } = z.toJSONSchema(feedbackCalls[saveCall].input, { io: 'input' })
  expect(properties).toMatchObject({
    kind: { enum: [...kinds] },
    content: { minLength: fewestCharacters, maxLength: mostCharacters },
    files: { maxItems: mostPictures },
    phone: { maxLength: mostContact },
  })
})

describe('feedback', () => {
  test('of a shopper is stored with its pictures, and listed for the shopper alone', async () => {
    const [lin, jun] = [await aShopper(db), await aShopper(db, 'Jun')]
    const picture = await anUpload(db, lin.userId, 'feedback')
    const { data } = await save(lin, { files: [picture], pageUrl: '/chartsGoods', browser: 'Firefox 140' })
    const { list, total } = await own(lin)
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      pkId: data.pkId,
      kind: 'wording',
      content,
      files: [picture],
      answer: null,
    })
    expect(list[0]).not.toHaveProperty('pageUrl')
    expect((await own(jun)).total).toBe(0)
  })

  test('of a visitor is stored without pictures', async () => {
    const lin = await aShopper(db)
    const picture = await anUpload(db, lin.userId, 'feedback')
    expect((await save(null, { files: [picture] })).data.reason).toBe('uploads/pictureGone')
    expect((await save(null, { phone: 'lin@example.com' })).status).toBe(true)
    expect((await received()).list).toMatchObject([
      { isVisitor: true, userName: '', phone: 'lin@example.com', pageUrl: null, browser: null },
    ])
  })

  test('of another user’s pictures, or of another scene’s, is refused', async () => {
    const [lin, jun] = [await aShopper(db), await aShopper(db, 'Jun')]
    const foreign = await anUpload(db, jun.userId, 'feedback')
    const elsewhere = await anUpload(db, lin.userId, 'comment')
    for (const url of [foreign, elsewhere])
      expect((await save(lin, { files: [url] })).data.reason).toBe('uploads/pictureGone')
    expect((await own(lin)).total).toBe(0)
  })

  test('is stored once for concurrent repeats, of users and of visitors, and again after an hour', async () => {
    for (const as of [await aShopper(db), null]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => save(as)))
      expect(new Set(answers.map(({ data }) => data.pkId)).size).toBe(1)
      expect((await save(as, { kind: 'idea' })).data.pkId).not.toBe(answers[0]!.data.pkId)
    }
    expect((await received()).total).toBe(4)
    clock.advance(hourMs + 1000)
    await save(null)
    expect((await received()).total).toBe(5)
  })

  test.each([
    [{ content: '太短了' }, 'too short'],
    [{ content: '\u200B'.repeat(30) }, 'nothing to see'],
    [{ content: `短短短${'\u202E'.repeat(20)}` }, 'too short without overrides'],
    [{ content: 'x'.repeat(501) }, 'too long'],
    [{ kind: 'praise' }, 'an unknown kind'],
    [{ pageUrl: '//evil.example/x' }, 'the address of another site'],
    [{ pageUrl: 'https://evil.example/x' }, 'a whole address'],
    [{ pageUrl: '/goods?phone=13812345678' }, 'search parameters'],
    [{ phone: 'x'.repeat(101) }, 'a long contact'],
    [{ files: Array(6).fill(`/uploads/feedback/${'0'.repeat(32)}`) }, 'six pictures'],
  ])('%j is refused: %s', async (feedback, _) => {
    const { statusCode, code } = await save(await aShopper(db), feedback)
    expect([statusCode, code]).toEqual([400, '40001'])
  })

  test('is stored as it reads: without overrides of the direction, and with its tags as text', async () => {
    const lin = await aShopper(db)
    await save(lin, { content: '<img src=x onerror=alert(1)>\u202Egnp.exe\u200B' })
    expect((await own(lin)).list[0]!.content).toBe('<img src=x onerror=alert(1)>gnp.exe')
  })

  test('has a daily limit for each user and each visitor’s network, also for concurrent requests', async () => {
    const lin = await aShopper(db)
    const senders = [
      [lin, quota.user],
      [null, quota.network],
    ] as const
    for (const [as, most] of senders) {
      const answers = await Promise.all(
        Array.from({ length: most + 3 }, (_, i) => save(as, { content: `${content} ${i}` })),
      )
      expect(answers.filter(({ status }) => status)).toHaveLength(most)
      expect(answers.find(({ status }) => !status)).toMatchObject({
        code: '42901',
        data: { reason: 'feedback/tooMuch' },
      })
    }
    clock.advance(dayMs + 1000)
    expect((await save(lin)).status).toBe(true)
    expect((await save(null)).status).toBe(true)
  })
})

describe('an answer', () => {
  test('is stored once, shown to the sender, and announced by an event', async () => {
    const lin = await aShopper(db)
    const { data } = await save(lin)
    const answers = await Promise.all([answer(data.pkId), answer(data.pkId), answer(data.pkId)])
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(answers.find(({ status }) => !status)).toMatchObject({
      code: '40009',
      data: { reason: 'feedback/answeredAlready' },
    })
    expect((await own(lin)).list[0]!.answer).toMatchObject({ content: '已经改好了，谢谢你。' })
    expect(await received({ filter: 'answered' })).toMatchObject({
      total: 1,
      unanswered: 0,
      list: [{ answeredBy: 'Tao', userName: 'Lin' }],
    })
  })

  test('to what does not exist is refused', async () => {
    expect(await answer(newId())).toMatchObject({
      statusCode: 404,
      data: { reason: 'feedback/feedbackGone' },
    })
    const found = await api.send('GET /sysConsole/findFeedback/{pkId}', { pkId: newId() }, { as: tao })
    expect(found.data.reason).toBe('feedback/feedbackGone')
  })

  test('and the list are for operators alone', async () => {
    const lin = await aShopper(db)
    const { data } = await save(lin)
    for (const as of [lin, { ...lin, role: 'staff' as const, shopId: newId() }]) {
      const tried = await api.send(
        'POST /sysConsole/answerFeedback',
        { pkId: data.pkId, content: 'x' },
        { as },
      )
      expect(tried.statusCode).toBe(404)
      expect((await api.send('POST /sysConsole/queryFeedback', {}, { as })).statusCode).toBe(404)
    }
  })

  test('to the longest waiting comes first, and to others the newest', async () => {
    const lin = await aShopper(db)
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await save(lin, { content: `${content} ${i}` })).data.pkId)
    const order = async (filter: string) =>
      (await received({ filter })).list.map(({ pkId }: { pkId: string }) => pkId)
    expect(await order('open')).toEqual(ids)
    expect(await order('all')).toEqual(ids.toReversed())
  })
})

test('the network of a visitor is deleted after a day', async () => {
  const networks = async () =>
    (await db.selectFrom('feedback').select('network').execute()).map((row) => row.network)
  await save(null)
  expect(await networks()).toEqual(['127.0.0.1'])
  const { forgetNetworks } = await import('./actions/forget.ts')
  await forgetNetworks(tools)
  expect(await networks()).toEqual(['127.0.0.1'])
  clock.advance(dayMs + 1000)
  await forgetNetworks(tools)
  expect(await networks()).toEqual([null])
})

test('a closed account’s feedback is deleted with its pictures', async () => {
  const [lin, jun] = [await aShopper(db), await aShopper(db, 'Jun')]
  const picture = await anUpload(db, lin.userId, 'feedback')
  await save(lin, { files: [picture] })
  await save(jun)
  await inTransaction(db, (tx) => tools.jobs.emit(tx, 'accounts/closed', { userId: lin.userId }))
  await tools.jobs.drain()
  expect((await own(lin)).total).toBe(0)
  expect((await own(jun)).total).toBe(1)
  const { rows } = await sql<{
    due: boolean
  }>`select drop_at <= now() as due from upload where user_id = ${lin.userId}`.execute(db)
  expect(rows).toEqual([])
})
