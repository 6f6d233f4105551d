import { aRoom, aShopper } from '@hojip/inventory/testing'
import { dayMs, movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import type { Locale } from '@hojip/platform/i18n'
import { uploadsJobs } from '@hojip/uploads'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { reportsCalls } from './contract.ts'
import { reportsJobs, reportsRoutes } from './index.ts'
import { mostADay, mostCharacters, mostPictures, mostRemark } from './rules/limits.ts'
import { reasons, reasonsOf, targetTypes } from './rules/reasons.ts'

const saveCall = 'POST /sysReport/save'
const objects = { put: async () => {}, get: async () => undefined, remove: async () => {} }

/** A product that everybody sees, and a message that only its reader sees. */
const kimchi = newId()
const message = newId()
const kimchiName = { 'zh-CN': '辣白菜', 'en-US': 'Kimchi', 'ko-KR': '김치' }

let clock: ReturnType<typeof movableClock>
let reader: Viewer
let { db, api, tools, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let tao: Viewer
beforeAll(async () => {
  const now = { nowMs: () => clock.nowMs() }
  ;({ db, api, tools, stop } = await aRoom((tools) => {
    reportsJobs(tools)
    uploadsJobs({ ...tools, objects })
    return reportsRoutes(tools, {
      measures: {},
      findTarget: {
        goods: async (_db, _viewer, id) =>
          id === kimchi ? { name: kimchiName, path: `/goods/info/${id}` } : undefined,
        chat: async (_db, { userId }, id) =>
          id === message && userId === reader.userId ? { name: '加微信转账便宜', path: '' } : undefined,
      },
    })
  }, now))
  tao = { ...(await aShopper(db, 'Tao')), role: 'operator' }
  reader = await aShopper(db, 'Reader')
})
beforeEach(async () => {
  clock = movableClock(Date.now())
  await sql`delete from report`.execute(db)
})
afterAll(() => stop())

function save(as: Viewer, more: object = {}, key?: string, locale?: Locale) {
  const report = { targetType: 'goods', targetId: kimchi, reasonType: 'fake', ...more }
  return api.send(saveCall, report, { as, ...(key ? { key } : {}), ...(locale ? { locale } : {}) })
}

async function own(as: Viewer, locale: Locale = 'zh-CN') {
  return (await api.send('POST /sysReport/queryByUserId', {}, { as, locale })).data
}

async function received(filter = 'open') {
  return (await api.send('POST /sysConsole/queryReports', { filter }, { as: tao })).data
}

function decide(pkId: string, decision = 'upheld') {
  return api.send('POST /sysConsole/handleReport', { pkId, decision, remark: '已下架' }, { as: tao })
}

test('a report after one that was dismissed may show the same pictures, one on something else may not', async () => {
  const lin = await aShopper(db)
  const files = [await anUpload(db, lin.userId, 'evidence')]
  const first = await save(lin, { files })
  await decide(first.data.pkId, 'dismissed')
  expect((await save(lin, { files })).status).toBe(true)
  expect((await own(lin)).list[0]).toMatchObject({ files, decision: null })
  const other = { targetType: 'chat', targetId: message, reasonType: reasonsOf.chat[0], files }
  reader = lin
  expect((await save(lin, other)).data.reason).toBe('uploads/pictureGone')
})

test('pages and contract have the same words and limits', () => {
  const { properties } = z.toJSONSchema(reportsCalls[saveCall].input, { io: 'input' })
  expect(properties).toMatchObject({
    targetType: { enum: [...targetTypes] },
    reasonType: { enum: [...reasons] },
    content: { maxLength: mostCharacters },
    files: { maxItems: mostPictures },
  })
  const decided = z.toJSONSchema(reportsCalls['POST /sysConsole/handleReport'].input, { io: 'input' })
  expect(decided.properties).toMatchObject({ remark: { maxLength: mostRemark } })
})

describe('a report', () => {
  test.each<Locale>(['zh-CN', 'en-US', 'ko-KR'])(
    'in %s is confirmed by the message 举报成功',
    async (locale) => {
      const answer = await save(await aShopper(db), {}, undefined, locale)
      expect([answer.statusCode, answer.status, answer.msg]).toEqual([200, true, '举报成功'])
    },
  )

  test('keeps the name of its target in the reader’s language', async () => {
    const lin = await aShopper(db)
    const picture = await anUpload(db, lin.userId, 'evidence')
    await save(lin, { content: '包装和官网不一样\u202E', files: [picture] })
    expect((await own(lin, 'ko-KR')).list).toMatchObject([
      { targetName: '김치', content: '包装和官网不一样', files: [picture], decision: null },
    ])
    expect((await own(await aShopper(db))).total).toBe(0)
  })

  test('is open once for a reporter and a target, for any number of concurrent clicks', async () => {
    const lin = await aShopper(db)
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(lin)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(answers.find(({ status }) => !status)).toMatchObject({
      code: '40009',
      data: { reason: 'reports/openAlready' },
    })
    expect((await received()).total).toBe(1)
    await save(await aShopper(db))
    expect((await received()).list.map(({ openReports }) => openReports)).toEqual([2, 2])
  })

  test('that is repeated with its key gets the same answer', async () => {
    const [lin, key] = [await aShopper(db), newId()]
    const answers = await Promise.all([save(lin, {}, key), save(lin, {}, key), save(lin, {}, key)])
    expect(new Set(answers.map(({ data }) => data.pkId)).size).toBe(1)
    expect(answers.every(({ msg }) => msg === '举报成功')).toBe(true)
  })

  test('may be sent again after the first was decided', async () => {
    const lin = await aShopper(db)
    const first = await save(lin)
    await decide(first.data.pkId)
    expect((await save(lin)).status).toBe(true)
  })

  test('on what the reporter cannot see is refused like one on nothing', async () => {
    const lin = await aShopper(db)
    const onMessage = { targetType: 'chat', targetId: message, reasonType: 'fraud' }
    const refused = await Promise.all([
      save(lin, onMessage),
      save(lin, { targetId: newId() }),
      // No way to find comments was passed in.
      save(lin, { targetType: 'comment', reasonType: 'ads' }),
    ])
    expect(refused.map(({ statusCode, data }) => [statusCode, data.reason])).toEqual(
      Array(3).fill([404, 'reports/targetGone']),
    )
    expect((await save(reader, onMessage)).status).toBe(true)
  })

  test('has a reason that fits its target', async () => {
    const lin = await aShopper(db)
    for (const reasonType of reasons) {
      const { data, status } = await save(lin, { reasonType })
      if (!reasonsOf.goods.includes(reasonType)) expect(data.reason).toBe('reports/wrongReason')
      else if (!status) expect(data.reason).toBe('reports/openAlready')
    }
    expect((await received()).total).toBe(1)
  })

  test('takes only pictures of the reporter’s that were uploaded as evidence', async () => {
    const [lin, jun] = [await aShopper(db), await aShopper(db, 'Jun')]
    const files = [await anUpload(db, jun.userId, 'evidence'), await anUpload(db, lin.userId, 'comment')]
    for (const url of files)
      expect((await save(lin, { files: [url] })).data.reason).toBe('uploads/pictureGone')
    expect((await own(lin)).total).toBe(0)
  })

  test('is limited to a number a day', async () => {
    const lin = await aShopper(db)
    for (let i = 0; i < mostADay; i++) {
      const { data } = await save(lin)
      await decide(data.pkId)
    }
    expect((await save(lin)).code).toBe('42901')
    clock.advance(dayMs + 1000)
    expect((await save(lin)).status).toBe(true)
  })
})

describe('a decision', () => {
  test('is made once, with who made it and when, and tells the reporter', async () => {
    const lin = await aShopper(db)
    const { data } = await save(lin)
    const answers = await Promise.all([decide(data.pkId), decide(data.pkId, 'dismissed'), decide(data.pkId)])
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(answers.find(({ status }) => !status)).toMatchObject({
      data: { reason: 'reports/decidedAlready' },
    })
    const [report] = (await received('decided')).list
    expect(report).toMatchObject({ decidedBy: 'Tao', remark: '已下架', userName: 'Lin' })
    expect(report!.decidedTime).toMatch(/^\d{4}-\d\d-\d\d /)
    expect((await own(lin)).list[0]!.decision).toBe(report!.decision)
    expect((await received()).open).toBe(0)
  })

  test('on nothing is refused, and only operators decide and read', async () => {
    const lin = await aShopper(db)
    expect(await decide(newId())).toMatchObject({ data: { reason: 'reports/reportGone' } })
    for (const as of [lin, { ...lin, role: 'staff' as const, shopId: newId() }]) {
      const { statusCode } = await api.send('POST /sysConsole/queryReports', {}, { as })
      expect(statusCode).toBe(404)
    }
  })
})

test('the reports of a closed account stay without reporter and pictures', async () => {
  const lin = await aShopper(db)
  const picture = await anUpload(db, lin.userId, 'evidence')
  const { data } = await save(lin, { files: [picture] })
  await inTransaction(db, (tx) => tools.jobs.emit(tx, 'accounts/closed', { userId: lin.userId }))
  await tools.jobs.drain()
  expect((await received()).list).toMatchObject([{ pkId: data.pkId, userName: '', files: [] }])
  expect((await decide(data.pkId)).status).toBe(true)
  const { rows } = await sql`select from upload where user_id = ${lin.userId}`.execute(db)
  expect(rows).toEqual([])
})
