import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { firstIdAt } from '@hojip/platform/id-times'
import { newId } from '@hojip/platform/ids'
import { createLog } from '@hojip/platform/log'
import { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actRoutes } from '../../routes/act-routes.ts'
import { recordCalls } from './record-call.ts'
import { aMarketShop, aWorker } from '../../testing/acting.ts'

const query = 'POST /bizConsole/queryStaffActs'
const mallQuery = 'POST /sysConsole/queryStaffActs'
let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
/** Mei and Sun work for one shop, Bo for another; Ann operates the mall. */
const people = {} as Record<'mei' | 'sun' | 'bo' | 'ann', Viewer>
beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  const tools = { db, log: createLog('silent'), clock: movableClock() }
  api = testApi(recordCalls(tools, actRoutes(tools)))
  const [early, late] = [await aMarketShop(db, '早市'), await aMarketShop(db, '晚市')]
  people.mei = await aWorker(db, '美', early)
  people.sun = await aWorker(db, '孙', early)
  people.bo = await aWorker(db, '波', late)
  people.ann = await aWorker(db, '安')
})
afterAll(async () => {
  await api.close()
  await drop()
})

interface Did {
  call?: string
  input?: object
  subject?: object
  before?: object
  after?: object
  outcome?: 'done' | 'refused' | 'failed' | null
  at?: Date
}

/** The id of an act that was made at its time. */
function idAt(at: Date): string {
  return firstIdAt(at.getTime()).slice(0, 13) + newId().slice(13)
}

let lastMs = 0
/** Later than the act before: of two in one millisecond the order is not known. */
function nextMoment(): Date {
  lastMs = Math.max(Date.now(), lastMs + 1)
  return new Date(lastMs)
}

async function did({ userId, shopId }: Viewer, what: Did = {}): Promise<string> {
  const { call = 'POST /bizConsole/deliver', outcome = 'done', at = nextMoment() } = what
  const id = idAt(at)
  const [input, subject, before, after] = [what.input, what.subject, what.before, what.after].map((one) =>
    JSON.stringify(one ?? {}),
  )
  await sql`insert into staff_act (id, shop_id, user_id, call, input, ip, at)
            values (${id}, ${shopId ?? null}, ${userId}, ${call}, ${input}::jsonb, '203.0.113.*', ${at})`.execute(
    db,
  )
  if (outcome !== null)
    await sql`insert into staff_act_end (act_id, outcome, refusal, refusal_text, subject, before, after)
              values (${id}, ${outcome}, ${outcome === 'refused' ? 'jar/gone' : null},
                      ${outcome === 'refused' ? '{"zh-CN":"没有了","ko-KR":"없어요"}' : null}::jsonb,
                      ${subject}::jsonb, ${before}::jsonb, ${after}::jsonb)`.execute(db)
  return id
}

async function seen(input: object = {}, as = people.mei, call: typeof query | typeof mallQuery = query) {
  const { data, statusCode } = await api.send(call, { pageSize: 100, ...input }, { as })
  expect(statusCode).toBe(200)
  return data
}

function ids({ list }: { list: { pkId: string }[] }): string[] {
  return list.map(({ pkId }) => pkId)
}

test('a shop sees what its own staff did and nothing of others; operators see everything', async () => {
  const { mei, sun, bo, ann } = people
  const [ofMei, ofSun, ofBo, ofAnn] = [await did(mei), await did(sun), await did(bo), await did(ann)]
  expect(ids(await seen())).toEqual([ofSun, ofMei])
  expect(ids(await seen({}, bo))).toEqual([ofBo])
  // The ids of other people lead nowhere, and a shop cannot be asked for.
  expect(ids(await seen({ userId: mei.userId }, bo))).toEqual([])
  const ofOther = await api.send('POST /bizConsole/queryStaffActs', { shopId: mei.shopId }, { as: bo })
  expect(ofOther.statusCode).toBe(400)
  expect(ids(await seen({ after: ofSun }, bo))).toEqual([])
  expect(ids(await seen({}, { ...mei, shopId: newId() }))).toEqual([])
  const { shopId: _, ...homeless } = mei
  expect(ids(await seen({}, homeless))).toEqual([])
  expect(ids(await seen({}, ann, mallQuery))).toEqual([ofAnn, ofBo, ofSun, ofMei])
  expect(ids(await seen({ scope: 'mall' }, ann, mallQuery))).toEqual([ofAnn])
  expect(ids(await seen({ shopId: bo.shopId }, ann, mallQuery))).toEqual([ofBo])
  expect((await api.send(mallQuery, {}, { as: mei })).statusCode).toBe(404)
  expect((await api.send(query, {}, { as: { ...mei, rights: ['orders.read'] } })).statusCode).toBe(403)
  const { people: team } = await seen()
  expect(new Set(team.map(({ userId, name }) => `${name} ${userId}`))).toEqual(
    new Set([`美 ${mei.userId}`, `孙 ${sun.userId}`]),
  )
  expect((await seen({}, ann, mallQuery)).people).toEqual([])
  expect((await seen({ scope: 'mall' }, ann, mallQuery)).people).toEqual([{ userId: ann.userId, name: '安' }])
})

test('an act has its facts, its outcome and its time in the caller’s language', async () => {
  const { bo } = people
  const facts = {
    input: { content: '请查收' },
    subject: { product: { 'zh-CN': '辣白菜', 'ko-KR': '배추김치' } },
  }
  await did(bo, {
    ...facts,
    before: { roles: ['owner'] },
    after: { isOn: true, level: 3 },
    outcome: 'refused',
  })
  const { data } = await api.send(query, { pageSize: 1 }, { as: bo, locale: 'ko-KR' })
  expect(data.list).toMatchObject([
    {
      userId: bo.userId,
      name: '波',
      shopId: bo.shopId,
      shopName: '晚市',
      act: 'deliver',
      outcome: 'refused',
      reason: '없어요',
      ip: '203.0.113.*',
      before: { roles: ['owner'] },
      after: { isOn: true, level: 3 },
      subject: { content: '请查收', product: '배추김치' },
    },
  ])
})

test('an act without an end is under way, and after two minutes nobody knows its outcome', async () => {
  const { bo } = people
  await did(bo, { outcome: null, at: new Date(Date.now() - 180_000), input: { number: 'cut-short' } })
  const now = await did(bo, { outcome: null, input: { number: 'cut-short' } })
  const { list } = await seen({ words: 'cut-short' }, bo)
  expect(list.map(({ outcome }) => outcome)).toEqual(['underWay', 'unknown'])
  expect(list[0]!.pkId).toBe(now)
})

test('acts are narrowed by person, kind, days and words', async () => {
  const { sun, mei } = people
  const at = new Date('2026-03-04T16:30:00Z')
  const march = await did(sun, {
    at,
    call: 'POST /bizConsole/agreeRefund',
    subject: { refund: 'R100%_5530' },
  })
  const taken = await did(mei, { call: 'POST /bizConsole/chat/take' })
  expect(ids(await seen({ userId: sun.userId, kind: 'refunds' }))).toEqual([march])
  expect(ids(await seen({ userId: mei.userId, kind: 'refunds' }))).toEqual([])
  expect(ids(await seen({ kind: 'service' }))).toEqual([taken])
  // 00:30 of the next day in the mall.
  expect(ids(await seen({ from: '2026-03-05', to: '2026-03-05' }))).toEqual([march])
  expect(ids(await seen({ to: '2026-03-05' }))).toEqual([march])
  expect(ids(await seen({ from: '2026-03-06' }))).not.toContain(march)
  expect(ids(await seen({ from: '2026-03-04', to: '2026-03-04' }))).toEqual([])
  expect(ids(await seen({ words: '_5530' }))).toEqual([march])
  expect(ids(await seen({ words: '0%_' }))).toEqual([march])
  expect(ids(await seen({ words: '0__' }))).toEqual([])
  expect(ids(await seen({ words: '孙', kind: 'refunds' }))).toEqual([march])
  for (const wrong of [
    { from: '1999-01-01' },
    { to: '2026-02-30' },
    { kind: 'x' },
    { after: 'x' },
    { pageSize: 101 },
  ])
    expect((await api.send(query, wrong, { as: mei })).statusCode, JSON.stringify(wrong)).toBe(400)
  for (const day of ['2000-01-01', '2999-12-31']) expect(ids(await seen({ from: day, to: day }))).toEqual([])
})

test('pages follow each other without a gap or a repeat, also while acts are added', async () => {
  const { sun } = people
  for (let n = 0; n < 5; n += 1) await did(sun)
  const all = ids(await seen())
  const found: string[] = []
  let after: string | undefined
  for (;;) {
    const { list, next } = await seen({ pageSize: 2, ...(after && { after }) })
    found.push(...list.map(({ pkId }) => pkId))
    await did(sun)
    if (next === null) break
    after = next
  }
  expect(found).toEqual(all)
})

test('a search without a hit ends early and can be continued to the first rows', async () => {
  const shopId = await aMarketShop(db, '大市')
  const worker = await aWorker(db, '大', shopId)
  const first = await did(worker, { subject: { refund: 'needle' }, at: new Date('2026-01-01T00:00:00Z') })
  const start = Date.parse('2026-02-01T00:00:00Z')
  const rows = Array.from({ length: 6_000 }, (_, i) => idAt(new Date(start + i)))
  await sql`insert into staff_act (id, shop_id, user_id, call, input, ip)
            select id::uuid, ${shopId}, ${worker.userId}, 'POST /bizConsole/deliver', '{}', 'x'
            from jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb) id`.execute(db)
  const cut = await seen({ words: 'needle' }, worker)
  expect(cut.list).toEqual([])
  expect(cut.next).not.toBeNull()
  const rest = await seen({ words: 'needle', after: cut.next }, worker)
  expect([ids(rest), rest.next]).toEqual([[first], null])
})

/** An export as it is downloaded. The caller has called before. */
async function exported(wish: object, { userId }: Viewer) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v1/bizConsole/exportStaffActs',
    headers: { authorization: userId, 'content-type': 'application/json' },
    payload: JSON.stringify(wish),
  })
  return { headers: answer.headers, lines: answer.body.split('\r\n') }
}

test('the export has what the list has, as text that no spreadsheet runs, and is an act itself', async () => {
  const { mei } = people
  const shopId = mei.shopId!
  const evil = await aWorker(db, '=HYPERLINK("http://x")', shopId)
  const removed = { call: 'POST /bizConsole/removeStaff', before: { roles: ['money'] } }
  await did(evil, { ...removed, subject: { member: '孙' }, outcome: 'refused' })
  const numbers = { before: { number: '1234567890123456789' }, after: { number: 'SF1' } }
  await did(mei, { call: 'POST /bizConsole/updateExpress', ...numbers })
  await seen()
  const { headers, lines } = await exported({ kind: 'team' }, mei)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/attachment; filename="hojip-acts-\d{4}-\d\d-\d\d\.csv"/)
  expect(lines[0]).toBe('\uFEFF时间,操作人,店铺,操作,明细,改前,改后,结果,原因,网络,代码,编号')
  // The export has itself as its first line, still under way.
  expect(lines[1]).toContain('美,早市,美 导出了操作记录,,,,')
  expect(lines[2]).toContain(`,"'=HYPERLINK(""http://x"")",早市,`)
  expect(lines[2]).toContain('移出了店铺",,财务,,没通过,没有了,203.0.113.*,removeStaff,')
  expect(lines).toHaveLength(4)
  expect((await seen({ kind: 'team', pageSize: 1 })).list).toMatchObject([
    { act: 'exportStaffActs', outcome: 'done' },
  ])
  const all = (await exported({}, mei)).lines.join('\n')
  expect(all).toContain(',\t1234567890123456789,SF1,')
  expect(all).not.toContain('晚市')
})

test('an export of many acts is read in batches and has each once', async () => {
  const shopId = await aMarketShop(db, '长市')
  const worker = await aWorker(db, '长', shopId)
  await Promise.all(Array.from({ length: 1_100 }, () => did(worker)))
  await seen({}, worker)
  const { lines } = await exported({}, worker)
  const last = lines.slice(1, -1).map((line) => line.split(',').at(-1))
  expect(new Set(last).size).toBe(1_101)
  expect(last).toHaveLength(1_101)
})
