import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentDays } from './rules/limits.ts'
import {
  aForm,
  anAdmissionRoom,
  anApplicant,
  anApplication,
  anOperator,
  applyAs,
  type AdmissionRoom,
} from './testing.ts'
import { dayMs } from '@hojip/platform/clock'

let room: AdmissionRoom
let tao: Viewer
let ann: Viewer
beforeAll(async () => {
  room = await anAdmissionRoom()
  tao = await anOperator(room)
  ann = await anOperator(room, 'Ann')
})
afterAll(() => room.stop())

function answer(pkId: string, more: object = {}, as = tao) {
  const input = { pkId, version: 1, decision: 'admit', ...more }
  return room.api.send('POST /sysConsole/answerApplication', input, { as })
}

async function found(pkId: string) {
  return (await room.api.send('GET /sysConsole/findApplication/{pkId}', { pkId }, { as: tao })).data
}

async function listed(input: object = {}) {
  return (await room.api.send('POST /sysConsole/queryApplications', { pageSize: 100, ...input }, { as: tao }))
    .data
}

function reasonOf({ code, data }: { code: string; data: { reason?: string } | null }) {
  return [code, data?.reason]
}

async function shopsOf({ userId }: Viewer) {
  const { rows } = await sql<{ role: string; roles: string[]; slug: string; name: object; password: string }>`
    select a.role, f.roles, s.slug, s.name, a.password_hash as password
    from account a join account_staff f on f.user_id = a.id join shop s on s.id = f.shop_id
    where a.id = ${userId}`.execute(room.db)
  return rows
}

describe('an admission', () => {
  test('opens the shop with the applicant as its owner, who sets a new password', async () => {
    const lin = await anApplicant(room)
    const shopNames = { 'zh-CN': '', 'en-US': 'Morning Mist Fish', 'ko-KR': '아침 안개 어물' }
    const pkId = await anApplication(room, lin, { shopNames })
    expect((await answer(pkId, { words: '欢迎！' })).status).toBe(true)
    expect(await shopsOf(lin)).toEqual([
      {
        role: 'staff',
        roles: ['owner'],
        slug: 'morning-mist-fish',
        password: null,
        name: { 'zh-CN': 'Morning Mist Fish', 'en-US': 'Morning Mist Fish', 'ko-KR': '아침 안개 어물' },
      },
    ])
    const { state, shopSlug, checks, events } = await found(pkId)
    expect([state, shopSlug, checks.isNameFree]).toEqual(['admitted', 'morning-mist-fish', true])
    expect(events).toMatchObject([
      { kind: 'applied' },
      { kind: 'admitted', userName: 'Tao', words: '欢迎！' },
    ])
  })

  test('tells the applicant by SMS and lets other rooms know', async () => {
    const lin = await anApplicant(room)
    const pkId = await anApplication(room, lin)
    await answer(pkId)
    await room.tools.jobs.drain()
    const messages = room.inbox.filter(({ phone }) => phone === lin.phone)
    expect(messages).toMatchObject([{ template: 'admission', code: '' }])
    expect(messages[0]!.text).toContain('https://hojip.example/business/join')
    expect(room.told.at(-1)).toMatchObject({
      event: 'admission/decided',
      data: { applicationId: pkId, userId: lin.userId, decision: 'admit', version: 2 },
    })
  })

  test('is retried with the gateway, three times at most', async () => {
    await room.tools.jobs.drain()
    const lin = await anApplicant(room)
    const pkId = await anApplication(room, lin)
    room.faults.left = 2
    const before = room.inbox.length
    await answer(pkId)
    await room.tools.jobs.drain({ early: true })
    expect([room.inbox.length - before, room.faults.left]).toEqual([1, 0])
    const other = await anApplication(room, await anApplicant(room))
    room.faults.left = 5
    await answer(other)
    await room.tools.jobs.drain({ early: true })
    expect([room.inbox.length - before, room.faults.left]).toEqual([1, 2])
    room.faults.left = 0
  })

  test('gives the shop the address that the operator chooses, unless another has it', async () => {
    const [lin, mei] = [await anApplicant(room), await anApplicant(room)]
    const slug = `mist-${newId().slice(-6)}`
    await answer(await anApplication(room, lin), { slug })
    expect((await shopsOf(lin))[0]!.slug).toBe(slug)
    const pkId = await anApplication(room, mei)
    const refused = await answer(pkId, { slug })
    expect(refused).toMatchObject({
      data: {
        reason: 'admission/addressTaken',
        fields: [{ field: 'slug', problem: expect.stringMatching(/./) }],
      },
    })
    expect((await found(pkId)).state).toBe('applied')
    expect((await answer(pkId, { slug: 'Not A Slug' })).code).toBe('40001')
  })

  test('of two applications with one name, only the first opens a shop, also at once', async () => {
    const shopNames = { 'zh-CN': `同名店${newId().slice(-6)}`, 'en-US': '', 'ko-KR': '' }
    const both = [await anApplicant(room), await anApplicant(room)]
    const ids = await Promise.all(both.map((one) => anApplication(room, one, { shopNames })))
    const answers = await Promise.all(ids.map((pkId) => answer(pkId)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(reasonOf(answers.find(({ status }) => !status)!)).toEqual(['40009', 'admission/nameTaken'])
    const waiting = ids[answers.findIndex(({ status }) => !status)]!
    expect((await found(waiting)).checks).toMatchObject({
      isNameFree: false,
      isWorking: false,
      refusedNum: 0,
    })
  })

  test('is refused for somebody who works for a shop meanwhile', async () => {
    const lin = await anApplicant(room)
    const pkId = await anApplication(room, lin)
    await sql`update account set role = 'staff' where id = ${lin.userId}`.execute(room.db)
    expect(reasonOf(await answer(pkId))).toEqual(['40009', 'accounts/worksElsewhere'])
    expect((await found(pkId)).state).toBe('applied')
    expect(await shopsOf(lin)).toEqual([])
  })
})

describe('two operators', () => {
  test('who decide at once: one does, the other is refused', async () => {
    const lin = await anApplicant(room)
    const pkId = await anApplication(room, lin)
    const answers = await Promise.all([
      answer(pkId),
      answer(pkId, { decision: 'refuse', words: '范围不符' }, ann),
      answer(pkId, { decision: 'more', words: '请补许可证' }, ann),
      answer(pkId),
    ])
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => !status))
      expect(reasonOf(refused)).toEqual(['40009', 'admission/changed'])
    const { events, version } = await found(pkId)
    expect([events.length, version]).toEqual([2, 2])
  })

  test('do not answer what they have not read', async () => {
    const lin = await anApplicant(room)
    const pkId = await anApplication(room, lin)
    await answer(pkId, { decision: 'more', words: '请补许可证' })
    const late = await answer(pkId, { decision: 'refuse', words: '不行' }, ann)
    expect(reasonOf(late)).toEqual(['40009', 'admission/changed'])
    expect(reasonOf(await answer(pkId, { version: 2 }))).toEqual(['40009', 'admission/changed'])
    expect((await answer(pkId, { version: 2, decision: 'refuse', words: '一直没补' })).status).toBe(true)
  })
})

test.each(['more', 'refuse'])('“%s” needs words to the applicant', async (decision) => {
  const pkId = await anApplication(room, await anApplicant(room))
  const refused = await answer(pkId, { decision, words: '  ' })
  expect(reasonOf(refused)).toEqual(['40001', 'admission/wordsMissing'])
  expect(reasonOf(await answer(newId(), { decision, words: '补' }))).toEqual([
    '40004',
    'admission/applicationGone',
  ])
})

test('documents of a refused application are deleted after 90 days, together with name and number', async () => {
  const lin = await anApplicant(room)
  const pkId = await anApplication(room, lin)
  await answer(pkId, { decision: 'refuse', words: '范围不符' })
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from start_after)::float8 * 1000 as days from pgboss.job
    where name = 'admission.drop' and data ->> 'id' = ${pkId}`.execute(room.db)
  expect(Math.round((rows[0]!.days - room.clock.nowMs()) / dayMs)).toBe(documentDays)
  expect((await found(pkId)).identity).toHaveLength(1)
  room.removed.length = 0
  await room.tools.jobs.drain({ early: true })
  expect(await found(pkId)).toMatchObject({ state: 'refused', licence: [], identity: [], contactName: '' })
  expect((await found(pkId)).dropTime).not.toBeNull()
  expect(room.removed.length).toBeGreaterThan(0)
  expect((await applyAs(room, lin)).status).toBe(true)
})

test('who was refused may show the same documents again, which then outlive those of the first application', async () => {
  const lin = await anApplicant(room)
  const first = await aForm(room, lin)
  const pkId = (await applyAs(room, lin, first)).data.pkId
  await answer(pkId, { decision: 'refuse', words: '范围不符' })
  const again = await applyAs(room, lin, first)
  expect(again.status).toBe(true)
  await room.tools.jobs.drain({ early: true })
  expect((await found(pkId)).identity).toEqual([])
  expect((await found(again.data.pkId)).identity).toEqual(first.identity)
  const { rows } =
    await sql`select from upload where id = ${first.identity[0]!.slice(-32)} and drop_at is null`.execute(
      room.db,
    )
  expect(rows).toHaveLength(1)
  const kim = await anApplicant(room)
  expect(
    (await applyAs(room, kim, { ...(await aForm(room, kim)), identity: first.identity })).data.reason,
  ).toBe('uploads/pictureGone')
})

test('operators see who shares a company’s code, and that somebody was refused before', async () => {
  const lin = await anApplicant(room)
  const pkId = await anApplication(room, lin)
  await answer(pkId, { decision: 'refuse', words: '证照看不清' })
  const again = await anApplication(room, lin)
  const { checks, attempt } = await found(again)
  expect(attempt).toBe(2)
  expect(checks.refusedNum).toBe(1)
  expect(checks.sameCodeNum).toBeGreaterThan(0)
  expect(checks.sameCodeAdmittedNum).toBeLessThan(checks.sameCodeNum)
})

test('the number is masked until an operator asks for it, which the history keeps', async () => {
  const lin = await anApplicant(room)
  const pkId = await anApplication(room, lin)
  expect((await found(pkId)).phone).toContain('****')
  const read = await room.api.send('POST /sysConsole/readApplicantPhone', { pkId }, { as: ann })
  expect(read.data.phone).toBe(lin.phone)
  expect((await found(pkId)).events.at(-1)).toMatchObject({ kind: 'phoneRead', userName: 'Ann' })
  const own = await room.api.send('GET /shopJoin/queryOwn', {}, { as: lin })
  expect(own.data.application!.events).toHaveLength(1)
  const gone = await room.api.send('POST /sysConsole/readApplicantPhone', { pkId: newId() }, { as: ann })
  expect(gone.code).toBe('40004')
})

test('the list has one state at a time, the nearest deadline first, and finds names and codes', async () => {
  const mark = newId().slice(-6)
  const shopNames = { 'zh-CN': `海兰 ${mark}`, 'en-US': '', 'ko-KR': '' }
  const first = await anApplication(room, await anApplicant(room), { shopNames })
  room.clock.advance(3_600_000)
  const second = await anApplication(room, await anApplicant(room), { contactName: `李${mark}` })
  const { list, total, counts } = await listed({ q: mark })
  expect(list.map(({ pkId }: { pkId: string }) => pkId)).toEqual([first, second])
  expect(total).toBe(2)
  expect(counts.applied).toBeGreaterThan(1)
  expect((await listed({ q: `海兰${mark}` })).total).toBe(1)
  expect((await listed({ q: '%' })).total).toBe(0)
  await answer(first)
  expect((await listed({ q: mark, state: 'admitted' })).list).toMatchObject([{ pkId: first }])
})

test('shoppers and staff find no applications', async () => {
  const lin = await anApplicant(room)
  const asked = await room.api.send('POST /sysConsole/queryApplications', {}, { as: lin })
  expect(asked.code).toBe('40004')
})

test('what has happened is only added to', async () => {
  await anApplication(room, await anApplicant(room))
  await expect(sql`delete from shop_application_event`.execute(room.db)).rejects.toThrow('only ever added')
  await expect(sql`update shop_application_event set words = 'x'`.execute(room.db)).rejects.toThrow(
    'only ever added',
  )
})
