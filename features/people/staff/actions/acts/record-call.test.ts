import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Tables } from '@hojip/db'
import { openDatabase } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { collectingLog, freshDatabase, testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordCalls } from './record-call.ts'
import { aMarketShop, aWorker, jarRoutes } from '../../testing/acting.ts'

const fill = 'POST /bizConsole/fillJar'
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let { db, close } = {} as ReturnType<typeof openDatabase<Tables>>
let api: ReturnType<typeof testApi>
let mei: Viewer
let ann: Viewer
const filled: string[] = []
const { log, logged } = collectingLog()
beforeAll(async () => {
  fresh = await freshDatabase()
  ;({ db, close } = openDatabase<Tables>({ url: fresh.url, max: 20 }))
  api = testApi(recordCalls({ db, log }, jarRoutes(filled)))
  mei = await aWorker(db, '美', await aMarketShop(db, '早市'))
  ann = await aWorker(db, '安')
})
afterAll(async () => {
  await api.close()
  await close()
  await fresh.drop()
})
beforeEach(() => {
  filled.length = 0
  logged.length = 0
})

/** These calls are of this test alone, so the client does not know them. */
function send(call: string, input: object, sending: { as?: Viewer; ip?: string } = {}) {
  return api.send(call as never, input as never, sending) as Promise<{
    statusCode: number
    data: { reason?: string }
  }>
}

/** The last acts with their ends, newest first. */
async function acts(most = 1) {
  const { rows } = await sql<Record<string, unknown>>`
    select a.id, a.shop_id, a.user_id, a.call, a.input, a.ip, e.outcome, e.refusal, e.refusal_text, e.subject, e.before, e.after
    from staff_act a left join staff_act_end e on e.act_id = a.id order by a.id desc limit ${most}`.execute(
    db,
  )
  return rows
}

async function countActs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff_act`.execute(db)
  return rows[0]!.n
}

function run(statement: string) {
  return sql.raw(statement).execute(db)
}

test('a call is recorded with who made it, what was sent, and what the handler noted', async () => {
  const sent = await send(fill, { name: '辣白菜', phone: '13812345678' }, { as: mei, ip: '203.0.113.77' })
  expect(sent.data).toEqual({ filled: '辣白菜' })
  expect(await acts()).toMatchObject([
    {
      shop_id: mei.shopId,
      user_id: mei.userId,
      call: fill,
      ip: '203.0.113.*',
      input: { name: '辣白菜', phone: '138****5678', mode: 'well' },
      outcome: 'done',
      refusal: null,
      subject: { name: '辣白菜' },
      before: { level: 0 },
      after: { level: 12 },
    },
  ])
})

test('what a handler notes is stored without phone numbers and secrets', async () => {
  await send(fill, { name: '打给 13812345678' }, { as: mei })
  expect(await acts()).toMatchObject([{ subject: { name: '打给 138****5678' } }])
})

test('open logs get an event when an act begins and when it ends: those of its shop and of the operators', async () => {
  const channels = async () => {
    const { rows } = await sql<{ channel: string; frame: object }>`
      select channel, frame from push_event where event = 'act' order by id`.execute(db)
    return rows
  }
  const before = (await channels()).length
  await send(fill, { name: '辣白菜', phone: '13812345678' }, { as: mei })
  const now = { frame: { data: {} } }
  const [shop, mall] = [
    { channel: `shop:${mei.shopId}`, ...now },
    { channel: 'mall', ...now },
  ]
  expect((await channels()).slice(before)).toEqual([shop, mall, shop, mall])
  await send('POST /sysConsole/tidyJars', {}, { as: ann })
  expect((await channels()).slice(before + 4)).toEqual([mall, mall])
})

test('an operator’s act belongs to no shop', async () => {
  await send('POST /sysConsole/tidyJars', {}, { as: ann })
  expect(await acts()).toMatchObject([{ shop_id: null, user_id: ann.userId, outcome: 'done' }])
})

test('reading is not recorded, nor is a call whose caller or input is refused', async () => {
  const before = await countActs()
  await send('POST /bizConsole/seeJars', {}, { as: mei })
  await send(fill, { name: 7 }, { as: mei })
  await send(fill, { name: 'x' }, { as: { ...mei, rights: [] } })
  await send(fill, { name: 'x' })
  expect(await countActs()).toBe(before)
})

test('a refusal is recorded with its sentence in each language', async () => {
  const sent = await send(fill, { name: '萝卜', mode: 'refused' }, { as: mei })
  expect(sent.data.reason).toBe('jar/gone')
  expect(await acts()).toMatchObject([
    {
      outcome: 'refused',
      refusal: 'jar/gone',
      subject: { name: '萝卜' },
      refusal_text: { 'zh-CN': '没有 萝卜 了', 'en-US': '萝卜 is gone', 'ko-KR': '萝卜 없어요' },
    },
  ])
})

test('a call is recorded before it acts: one that fails has failed, one in a process that dies has no end', async () => {
  const [bound] = recordCalls({ db, log }, jarRoutes(filled))
  const context = { viewer: mei, ip: '203.0.113.7', traceId: 'x' } as never
  await expect(bound!.handler({ name: '碎', mode: 'failed' } as never, context)).rejects.toThrow(
    'the jar broke',
  )
  expect(await acts()).toMatchObject([{ outcome: 'failed', input: { name: '碎' } }])

  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('../../../../../platform/db/index.ts', import.meta.url).href)}
    import { recordCalls } from ${JSON.stringify(new URL('record-call.ts', import.meta.url).href)}
    import { jarRoutes } from ${JSON.stringify(new URL('../../testing/acting.ts', import.meta.url).href)}
    const { db } = openDatabase({ url: ${JSON.stringify(fresh.url)} })
    const [bound] = recordCalls({ db, log: console }, jarRoutes())
    await bound.handler({ name: '半', mode: 'dies' }, ${JSON.stringify({ viewer: mei, ip: '203.0.113.7', traceId: 'x' })})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  expect(await acts()).toMatchObject([{ outcome: null, input: { name: '半' }, subject: null }])
})

test('what cannot be recorded is refused and not done', async () => {
  await run('alter table staff_act add constraint full_up check (false) not valid')
  try {
    const sent = await send(fill, { name: '黄瓜' }, { as: mei })
    expect([sent.statusCode, sent.data.reason]).toEqual([503, 'http/unavailable'])
    const named = await send('POST /openJar', { as: mei.userId, code: 'right' })
    expect([named.statusCode, named.data.reason]).toEqual([503, 'http/unavailable'])
    expect(filled).toEqual([])
    expect(logged.map(({ event }) => event)).toEqual(['staff-acts.not-recorded', 'staff-acts.not-recorded'])
  } finally {
    await run('alter table staff_act drop constraint full_up')
  }
})

test('what was done stays done when its end cannot be recorded', async () => {
  await run('alter table staff_act_end add constraint full_up check (false) not valid')
  try {
    expect((await send(fill, { name: '豆酱' }, { as: mei })).statusCode).toBe(200)
    expect(await acts()).toMatchObject([{ outcome: null, input: { name: '豆酱' } }])
    expect(logged.map(({ event }) => event)).toEqual(['staff-acts.end-not-recorded'])
  } finally {
    await run('alter table staff_act_end drop constraint full_up')
  }
})

test('a call of anybody is recorded once its handler names who acts, also when it is refused then', async () => {
  const before = await countActs()
  await send('POST /openJar', { code: 'wrong' })
  expect(await countActs()).toBe(before)
  await send('POST /openJar', { as: mei.userId, shopId: mei.shopId, code: '123456' })
  expect(await acts()).toMatchObject([
    { shop_id: mei.shopId, user_id: mei.userId, outcome: 'refused', input: { code: '[secret]' } },
  ])
  await send('POST /openJar', { as: mei.userId, shopId: mei.shopId, code: 'right' })
  expect(await acts()).toMatchObject([{ user_id: mei.userId, outcome: 'done' }])
})

test('calls at the same moment are each recorded once', async () => {
  const before = await countActs()
  const names = Array.from({ length: 30 }, (_, i) => `jar ${i}`)
  await Promise.all(names.map((name) => send(fill, { name }, { as: mei })))
  const rows = await acts(30)
  expect((await countActs()) - before).toBe(30)
  expect(new Set(rows.map(({ input }) => (input as { name: string }).name))).toEqual(new Set(names))
  for (const { outcome, subject, input } of rows)
    expect([outcome, (subject as { name: string }).name]).toEqual(['done', (input as { name: string }).name])
})

test('the database user of the mall can add rows, and neither change nor delete any', async () => {
  await send(fill, { name: '大蒜' }, { as: mei })
  const [{ id }] = (await acts()) as [{ id: string }]
  for (const statement of [
    `update staff_act set call = 'POST /x' where id = '${id}'`,
    `delete from staff_act where id = '${id}'`,
    'truncate staff_act cascade',
    `update staff_act_end set outcome = 'failed' where act_id = '${id}'`,
    `delete from staff_act_end where act_id = '${id}'`,
    'truncate staff_act_end',
  ])
    await expect(run(statement), statement).rejects.toThrow('only ever added to')
  const again = sql`insert into staff_act_end (act_id, outcome) values (${id}, 'failed')`
  await expect(again.execute(db)).rejects.toThrow('duplicate key')
  const ofNone = sql`insert into staff_act_end (act_id, outcome) values (${newId()}, 'done')`
  await expect(ofNone.execute(db)).rejects.toThrow('foreign key')
  expect(await acts()).toMatchObject([{ id, outcome: 'done' }])
})
