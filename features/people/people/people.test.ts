import { addAccount } from '@hojip/accounts'
import { addStaff } from '@hojip/staff'
import { blockReasons } from '@hojip/accounts/block-reasons'
import { anAccountsRoom, type AccountsRoom } from '@hojip/accounts/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import type { Locale } from '@hojip/platform/i18n'
import { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peopleCalls } from './contract.ts'
import { peopleRoutes } from './index.ts'
import { mostFound } from './rules/limits.ts'

let room: AccountsRoom
let api: ReturnType<typeof testApi>
let tao: Viewer
let ann: Viewer
beforeAll(async () => {
  room = await anAccountsRoom()
  api = testApi(peopleRoutes(room.tools))
  tao = await anOperator('Tao')
  ann = await anOperator('Ann')
})
afterAll(async () => {
  await api.close()
  await room.close()
})

async function anOperator(name: string): Promise<Viewer> {
  const userId = await addAccount(room.db, { name, role: 'operator' })
  return { userId, role: 'operator', sessionId: newId() }
}

let phones = 13_700_001_000

/** A shopper who is signed in, with a browser of their own. */
async function aPerson(name = '林小满') {
  const phone = String((phones += 1))
  const browser = room.browser()
  const { data } = await room.signIn(browser, phone)
  await sql`update account set name = ${name} where id = ${data.pkId}`.execute(room.db)
  return { pkId: data.pkId, phone, browser }
}

async function found(q: string) {
  const { list } = (await api.send('POST /sysConsole/queryPeople', { q }, { as: tao })).data
  return list.map(({ pkId }: { pkId: string }) => pkId)
}

async function read(pkId: string) {
  return (await api.send('GET /sysConsole/findPerson/{pkId}', { pkId }, { as: tao })).data
}

function reasonOf({ code, data }: { code: string; data: unknown }) {
  return [code, (data as { reason?: string } | null)?.reason]
}

function block(pkId: string, as = tao, reason = 'fraud') {
  return api.send('POST /sysConsole/blockPerson', { pkId, reason, words: '三个账号互相刷单' }, { as })
}

describe('a search', () => {
  test('finds a full phone number however it is written, and no part of one', async () => {
    const { pkId, phone } = await aPerson()
    for (const q of [phone, `+86 ${phone}`, `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`])
      expect(await found(q), q).toEqual([pkId])
    expect(await found(phone.slice(0, 8))).toEqual([])
    expect(await found(phone.slice(3))).toEqual([])
  })

  test('finds a Korean number without its country code', async () => {
    const pkId = await addAccount(room.db, { name: '서연', role: 'shopper', phone: '+821037650001' })
    expect(await found('010-3765-0001')).toEqual([pkId])
    expect((await read(pkId)).country).toBe('KR')
  })

  test('finds the beginning of a nickname or of an id, in any case, and takes wildcards literally', async () => {
    const mark = newId().slice(-6)
    const { pkId } = await aPerson(`Quetzal_${mark}`)
    expect(await found(`quetzal_${mark.slice(0, 5)}`)).toEqual([pkId])
    expect(await found(`uetzal_${mark}`)).toEqual([])
    expect(await found(`quetzal%${mark}`)).toEqual([])
    expect(await found(pkId)).toEqual([pkId])
    expect(await found(pkId.slice(0, 35))).toContain(pkId)
  })

  test('has twenty people at most and shows that there are others', async () => {
    const mark = newId().slice(-6)
    await Promise.all(
      Array.from({ length: mostFound + 1 }, (_, n) =>
        addAccount(room.db, { name: `Many${mark}${n}`, role: 'shopper' }),
      ),
    )
    const { list, hasMore } = (
      await api.send('POST /sysConsole/queryPeople', { q: `many${mark}` }, { as: tao })
    ).data
    expect([list.length, hasMore]).toEqual([mostFound, true])
  })

  test('never has a full phone number', async () => {
    const { pkId, phone } = await aPerson(`Bittern${newId().slice(-6)}`)
    const listed = await api.send('POST /sysConsole/queryPeople', { q: phone }, { as: tao })
    const shown = JSON.stringify([listed.data, await read(pkId)])
    expect(shown).toContain('****')
    expect(shown).not.toContain(phone)
    expect(shown).not.toMatch(/password|hash/)
  })

  test.each(['a', ' x ', 'x'.repeat(41)])('of “%s” is refused', async (q) => {
    expect((await api.send('POST /sysConsole/queryPeople', { q }, { as: tao })).code).toBe('40001')
  })

  test('uses an index for each of its parts', async () => {
    await sql`analyze account`.execute(room.db)
    await sql`set enable_seqscan = off`.execute(room.db)
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select id from account where lower(name) like ${'quetzal%'} order by lower(name) using ~<~, id limit 21`.execute(
      room.db,
    )
    expect(JSON.stringify(plan.rows)).toContain('account_name')
  })
})

test('a person’s page tells since when, the last sign-in, and where they are signed in', async () => {
  const { pkId } = await aPerson('云朵')
  const person = await read(pkId)
  expect(person).toMatchObject({
    name: '云朵',
    state: 'open',
    country: 'CN',
    roleName: 'shopper',
    shopName: null,
    orderNum: 0,
    openOrderNum: 0,
    refundNum: 0,
    reportNum: 0,
    blockReason: null,
    sessions: [{ browser: 'Chrome', system: 'Linux', isBusiness: false, ip: '127.0.0.1' }],
  })
  expect(person.lastLogin).not.toBeNull()
  expect(
    reasonOf(await api.send('GET /sysConsole/findPerson/{pkId}', { pkId: newId() }, { as: tao })),
  ).toEqual(['40004', 'people/personGone'])
})

test('stopping a member of staff withdraws their invitations, which the operator sees before', async () => {
  const { pkId } = await aPerson()
  const shopId = newId()
  await sql`insert into shop (id, slug, mark, name) values (${shopId}, ${shopId}, '早', '{"zh-CN": "早市"}')`.execute(
    room.db,
  )
  await addStaff(room.db, pkId, shopId, ['owner'])
  await sql`
    insert into staff_invitation (id, shop_id, phone, roles, locale, code_hash, invited_by, expires_at)
    values (${newId()}, ${shopId}, '+8613700009999', '["owner"]', 'zh-CN', ${Buffer.from(shopId)}, ${pkId},
            now() + interval '7 days')`.execute(room.db)
  expect((await read(pkId)).invitedPhones).toEqual(['137****9999'])
  expect((await block(pkId)).code).toBe('10000')
  expect((await read(pkId)).invitedPhones).toEqual([])
})

test('the full number needs a reason, which the history keeps', async () => {
  const { pkId, phone } = await aPerson()
  const call = 'POST /sysConsole/readPersonPhone'
  expect((await api.send(call, { pkId, words: ' ' }, { as: tao })).code).toBe('40001')
  expect((await read(pkId)).events).toEqual([])
  const { data } = await api.send(call, { pkId, words: '快递丢件，联系买家' }, { as: ann })
  expect(data.phone).toBe(phone)
  expect((await read(pkId)).events).toMatchObject([
    { kind: 'phoneRead', words: '快递丢件，联系买家', userName: 'Ann' },
  ])
  const without = await addAccount(room.db, { name: '无号', role: 'shopper' })
  expect(reasonOf(await api.send(call, { pkId: without, words: '核对' }, { as: ann }))).toEqual([
    '40004',
    'people/noPhone',
  ])
})

test('signing a person out ends their sessions on all devices, and lets them sign in again', async () => {
  const { pkId, phone, browser } = await aPerson()
  const words = '账号疑似被盗'
  const { data } = await api.send('POST /sysConsole/signOutPerson', { pkId, words }, { as: tao })
  expect(data.count).toBe(1)
  expect((await browser.send('POST /appUser/queryDevices', {})).code).toBe('401')
  expect((await read(pkId)).sessions).toEqual([])
  expect((await room.signIn(room.browser(), phone)).status).toBe(true)
})

describe('a stopped account', () => {
  test('is signed out at once, cannot sign in, and reads why in its own language', async () => {
    const { pkId, phone, browser } = await aPerson()
    await sql`delete from push_event`.execute(room.db)
    expect((await block(pkId)).status).toBe(true)
    expect((await browser.send('POST /appUser/queryDevices', {})).code).toBe('401')
    const pushed = await sql<{ event: string }>`select event from push_event`.execute(room.db)
    expect(pushed.rows).toEqual([{ event: 'sessionEnded' }])
    const messages: Record<Locale, string> = {
      'zh-CN': '涉嫌欺诈或虚假交易',
      'en-US': 'suspected fraud',
      'ko-KR': '사기 또는 허위 거래 의심',
    }
    for (const [locale, words] of Object.entries(messages)) {
      const again = room.browser()
      const headers = { 'accept-language': locale }
      const smscode = await room.codeFor(phone, () => again.send('POST /sendSms', { phone }))
      const refused = await again.send('POST /sms/login', { phone, smscode, agreed: true }, { headers })
      expect(reasonOf(refused)).toEqual(['40003', 'accounts/accountBlocked'])
      expect(refused.msg).toContain(words)
      expect(again.cookies.get('token')).toBeUndefined()
    }
    expect(await read(pkId)).toMatchObject({ state: 'blocked', blockReason: 'fraud' })
  })

  test('tells nobody so who does not prove that it is theirs', async () => {
    const { pkId, phone } = await aPerson()
    await block(pkId)
    const wrong = await room.browser().send('POST /sms/login', { phone, smscode: '000000', agreed: true })
    expect(reasonOf(wrong)[1]).toBe('accounts/codeWrong')
  })

  test('accepts no session that was opened while it was stopped', async () => {
    const { pkId, browser } = await aPerson()
    await sql`update account set blocked_at = now(), block_reason = 'law' where id = ${pkId}`.execute(room.db)
    room.clock.advance(1_001)
    expect((await browser.send('POST /appUser/queryDevices', {})).code).toBe('401')
  })

  test('signs in again after it is restored', async () => {
    const { pkId, phone } = await aPerson()
    await block(pkId)
    const words = '核实是本人'
    expect((await api.send('POST /sysConsole/unblockPerson', { pkId, words }, { as: ann })).status).toBe(true)
    expect((await room.signIn(room.browser(), phone)).status).toBe(true)
    const { state, events } = await read(pkId)
    expect([state, events.map(({ kind }: { kind: string }) => kind)]).toEqual([
      'open',
      ['unblocked', 'blocked'],
    ])
    const again = await api.send('POST /sysConsole/unblockPerson', { pkId, words }, { as: ann })
    expect(reasonOf(again)).toEqual(['40009', 'people/changed'])
  })

  test('is stopped once by operators who do it at once', async () => {
    const { pkId } = await aPerson()
    const answers = await Promise.all([tao, ann, tao, ann].map((as) => block(pkId, as)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => !status))
      expect(reasonOf(refused)).toEqual(['40009', 'people/changed'])
    expect((await read(pkId)).events).toHaveLength(1)
  })

  test('is not an operator’s', async () => {
    expect(reasonOf(await block(ann.userId))).toEqual(['40003', 'people/operatorStays'])
  })
})

test('the reasons of the contract are those of the accounts', () => {
  const { reason } = peopleCalls['POST /sysConsole/blockPerson'].input.shape
  expect(reason.options).toEqual(blockReasons)
})

test('what operators have done is only added to', async () => {
  const { pkId } = await aPerson()
  await block(pkId)
  await expect(sql`delete from person_event`.execute(room.db)).rejects.toThrow('only ever added')
  await expect(sql`update person_event set words = 'x'`.execute(room.db)).rejects.toThrow('only ever added')
})
