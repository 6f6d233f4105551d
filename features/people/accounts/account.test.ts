import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anUpload } from '@hojip/uploads/testing'
import { sweepAccounts } from './store/sweep.ts'
import { anAccountsRoom, type AccountsRoom, type TestBrowser } from './testing.ts'

let room: AccountsRoom
let openOrders = 0
beforeAll(async () => {
  room = await anAccountsRoom({
    ownData: async ({ userId }) => ({ addresses: [`of ${userId}`] }),
    openOrders: async () => openOrders,
  })
})
afterAll(() => room.close())

function me(browser: TestBrowser) {
  return browser.send('GET /appUser/findById/{id}', { id: 'me' })
}

async function isIn(browser: TestBrowser) {
  return (await me(browser)).statusCode === 200
}

const password = 'kettle on the hob'

/** A code to any number, as a browser asks for it. */
function codeTo(browser: TestBrowser, phone: string, scene: 'reset' | 'change') {
  return room.codeFor(phone, () => browser.send('POST /sendSms', { phone, scene }))
}

async function resetTicket(browser: TestBrowser, phone: string) {
  const smscode = await codeTo(browser, phone, 'reset')
  return (await browser.send('POST /verifySmsCode', { phone, smscode, scene: 'reset' })).data.ticket
}

test('a forgotten password is reset with a ticket, and every session ends', async () => {
  const phone = '13800004001'
  const signedIn = room.browser()
  await room.signIn(signedIn, phone)
  const browser = room.browser()
  const ticket = await resetTicket(browser, phone)
  const unfit = await browser.send('POST /changePassword', { ticket, newPassword: 'password1' })
  expect(unfit.data).toMatchObject({ reason: 'accounts/passwordCommon', fields: [{ field: 'newPassword' }] })
  const done = await browser.send('POST /changePassword', { ticket, newPassword: password })
  expect(done).toMatchObject({ code: '10000', data: { token: null } })
  expect(await isIn(signedIn)).toBe(false)
  expect((await browser.send('POST /login', { account: phone, password })).data).toMatchObject({
    needCode: true,
  })
  const again = await browser.send('POST /changePassword', { ticket, newPassword: 'another kettle' })
  expect(again.data.reason).toBe('accounts/ticketGone')
})

test('a caller without an account learns it only after the code is confirmed', async () => {
  const browser = room.browser()
  const ticket = await resetTicket(browser, '13800004002')
  const answer = await browser.send('POST /changePassword', { ticket, newPassword: password })
  expect(answer).toMatchObject({ statusCode: 404, data: { reason: 'accounts/accountMissing' } })
})

test('a password is changed with the old one; other sessions end, and the caller’s own continues with a new pair', async () => {
  const phone = '13800004003'
  const [browser, other] = [room.browser(), room.browser()]
  await room.signIn(browser, phone)
  await browser.send('POST /changePassword', { newPassword: password })
  await room.signIn(other, phone)
  const missing = await browser.send('POST /changePassword', { newPassword: 'another kettle' })
  expect(missing.data).toMatchObject({
    reason: 'accounts/oldPasswordWrong',
    fields: [{ field: 'oldPassword' }],
  })
  const token = browser.cookies.get('token')
  const input = { oldPassword: password, newPassword: 'another kettle' }
  const changed = await browser.send('POST /changePassword', input)
  expect(changed.data.token).toBe(browser.cookies.get('token'))
  expect(changed.data.token).not.toBe(token)
  expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
})

test('a first password needs a fresh proof, and a visitor cannot set any', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800004004')
  await room.later('16 minutes')
  const answer = await browser.send('POST /changePassword', { newPassword: password })
  expect(answer.data).toMatchObject({ needProof: true })
  const visitor = await room.send('POST /changePassword', { newPassword: password })
  expect(visitor.data.reason).toBe('accounts/ticketGone')
})

test('the phone number changes with a code to the old number and one to the new; the old number is notified and no longer signs in', async () => {
  const [from, to] = ['13800004005', '13800004006']
  const [browser, other] = [room.browser(), room.browser()]
  const { data: user } = await room.signIn(browser, from)
  await room.signIn(other, from)
  await room.later('16 minutes')
  const smscode = await room.codeFor(from, () => browser.send('POST /appUser/sendSms', { scene: 'change' }))
  const { ticket } = (await browser.send('POST /verifySmsCode', { smscode, scene: 'change' })).data
  const input = { ticketOld: ticket, phone: to, smscode: await codeTo(browser, to, 'change') }
  const moved = await browser.send('POST /appUser/changePhone', input)
  expect(moved).toMatchObject({ code: '10000', data: { token: browser.cookies.get('token') } })
  expect((await me(browser)).data.account).toBe('138****4006')
  expect(await isIn(other)).toBe(false)
  expect(room.inbox[0]).toMatchObject({ phone: `+86${from}`, template: 'phoneChanged', code: '' })
  expect((await room.signIn(room.browser(), to)).data.pkId).toBe(user.pkId)
  expect((await room.signIn(room.browser(), from)).data.pkId).not.toBe(user.pkId)
})

test('an account cannot move to a number that has an account', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800004007')
  await room.signIn(room.browser(), '13800004008')
  const smscode = await codeTo(browser, '13800004008', 'change')
  const answer = await browser.send('POST /appUser/changePhone', { phone: '13800004008', smscode })
  expect(answer).toMatchObject({ statusCode: 409, data: { reason: 'accounts/phoneTaken' } })
  expect((await me(browser)).data.account).toBe('138****4007')
})

test('a profile accepts valid values', async () => {
  const browser = room.browser()
  const { data: user } = await room.signIn(browser, '13800004009')
  const avatarPic = await anUpload(room.db, user.pkId, 'avatar')
  const changes = { name: '小雨_2', gender: '2', birthday: '1996-02-29', account: 'Lin-2', avatarPic }
  const changed = await browser.send('POST /appUser/update', { pkId: user.pkId, ...changes })
  const expected = { name: '小雨_2', gender: '2', birthday: '1996-02-29', loginName: 'lin-2', avatarPic }
  expect(changed.data).toMatchObject(expected)
  const cleared = await browser.send('POST /appUser/update', { birthday: null, avatarPic: null })
  expect(cleared.data).toMatchObject({ birthday: null, avatarPic: null, name: '小雨_2' })
  const other = room.browser()
  await room.signIn(other, '13800004010')
  expect((await other.send('POST /appUser/update', { account: 'lin-2' })).data.reason).toBe(
    'accounts/loginTaken',
  )
  expect((await other.send('POST /appUser/update', { pkId: user.pkId, name: 'xiaoyu' })).statusCode).toBe(404)
})

test('a profile picture must be the caller’s own upload for this purpose, and the previous one is released', async () => {
  const [browser, other] = [room.browser(), room.browser()]
  const { data: user } = await room.signIn(browser, '13800004016')
  const { data: stranger } = await room.signIn(other, '13800004017')
  const change = (avatarPic: string | null) => browser.send('POST /appUser/update', { avatarPic })
  const foreign = [
    await anUpload(room.db, stranger.pkId, 'avatar'),
    await anUpload(room.db, user.pkId, 'comment'),
    `/uploads/avatar/${'0'.repeat(32)}`,
  ]
  for (const url of foreign)
    expect((await change(url)).data).toMatchObject({
      reason: 'accounts/pictureUnfit',
      fields: [{ field: 'avatarPic' }],
    })
  const [first, second] = [
    await anUpload(room.db, user.pkId, 'avatar'),
    await anUpload(room.db, user.pkId, 'avatar'),
  ]
  expect((await change(first)).data.avatarPic).toBe(first)
  expect((await change(first)).data.avatarPic).toBe(first)
  expect((await change(second)).data.avatarPic).toBe(second)
  expect((await change(first)).data.reason).toBe('accounts/pictureUnfit')
  expect((await change(null)).data.avatarPic).toBe(null)
})

test.each([
  ['name', ''],
  ['name', '<b>x</b>'],
  ['name', 'x'.repeat(21)],
  ['name', '雨'],
  ['name', '小雨 👋'],
  ['avatarPic', '/pictures/a1.webp'],
  ['avatarPic', 'https://evil.example/a.png'],
  ['avatarPic', '//evil.example/a.png'],
  ['avatarPic', '/a/../../b'],
  ['birthday', '2001-02-29'],
  ['birthday', '2999-01-01'],
  ['gender', '3'],
  ['account', '13812345678'],
  ['account', 'lin'],
])('a profile refuses %s = %s', async (field, value) => {
  const browser = room.browser()
  await room.signIn(browser, '13800004011')
  const answer = await browser.send('POST /appUser/update', { [field]: value })
  expect([answer.statusCode, answer.data.fields?.[0]?.field]).toEqual([400, field])
})

test('a copy of the user’s data is made in the background, and only its owner can read it', async () => {
  const [browser, stranger] = [room.browser(), room.browser()]
  const { data: user } = await room.signIn(browser, '13800004012')
  await room.signIn(stranger, '13800004013')
  const { taskId } = (await browser.send('POST /appUser/exportData', {})).data
  expect((await browser.send('POST /appUser/exportData', {})).data.taskId).toBe(taskId)
  const waiting = await browser.send('POST /appUser/queryExport', { taskId })
  expect(waiting.data).toEqual({ ready: false, content: null })
  await room.tools.jobs.drain()
  const ready = await browser.send('POST /appUser/queryExport', { taskId })
  expect(ready.data).toMatchObject({
    ready: true,
    content: {
      account: { id: user.pkId, phone: '+8613800004012' },
      agreements: [{ version: expect.any(String) }],
      sessions: [{ ip: '127.0.0.1' }],
      addresses: [`of ${user.pkId}`],
    },
  })
  expect(JSON.stringify(ready.data)).not.toMatch(/hash|token/i)
  expect((await stranger.send('POST /appUser/queryExport', { taskId })).statusCode).toBe(404)
})

test('a copy of the user’s data can be read for seven days', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800004019')
  const { taskId } = (await browser.send('POST /appUser/exportData', {})).data
  await room.tools.jobs.drain()
  const askedDaysAgo = async (days: string) => {
    await sql`update account_export set asked_at = now() - ${days}::interval where id = ${taskId}`.execute(
      room.db,
    )
    return browser.send('POST /appUser/queryExport', { taskId })
  }
  expect((await askedDaysAgo('6 days 23 hours')).data.ready).toBe(true)
  expect((await askedDaysAgo('7 days 1 hour')).statusCode).toBe(404)
})

test('concurrent requests for a copy make one, and a user can ask for three a day', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800004018')
  const asked = () => browser.send('POST /appUser/exportData', {})
  const answers = await Promise.all(Array.from({ length: 12 }, asked))
  expect(new Set(answers.map(({ data }) => data.taskId)).size).toBe(1)
  expect(await room.tools.jobs.drain()).toBe(1)
  for (let i = 0; i < 2; i += 1) {
    expect((await asked()).status).toBe(true)
    await room.tools.jobs.drain()
  }
  expect((await asked()).data.reason).toBe('accounts/exportedOften')
})

test('an account closes for good when no order is open, and its number can register again', async () => {
  const phone = '13800004014'
  const [browser, other] = [room.browser(), room.browser()]
  const { data: user } = await room.signIn(browser, phone)
  await room.signIn(other, phone)
  openOrders = 2
  const avatarPic = await anUpload(room.db, user.pkId, 'avatar')
  await browser.send('POST /appUser/update', { avatarPic })
  const refused = await browser.send('POST /appUser/cancelAccount', {}, { locale: 'ko-KR' })
  expect(refused).toMatchObject({
    statusCode: 409,
    msg: '진행 중인 주문이 2건 있어요. 주문이 끝나면 탈퇴할 수 있어요',
  })
  openOrders = 0
  expect((await browser.send('POST /appUser/cancelAccount', {})).status).toBe(true)
  expect([await isIn(other), browser.cookies.has('token')]).toEqual([false, false])
  const row = await room.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', user.pkId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    phone: null,
    login: null,
    password_hash: null,
    avatar: null,
    name: '已注销用户',
  })
  const { rows: pictures } = await sql<{ gone: boolean }>`
    select drop_at = '-infinity' as gone from upload where user_id = ${user.pkId}`.execute(room.db)
  expect(pictures).toEqual([{ gone: true }])
  expect((await room.signIn(browser, phone)).data.pkId).not.toBe(user.pkId)
})

test('expired rows are deleted', async () => {
  await room.signIn(room.browser(), '13800004015')
  await room.later('9 days')
  await sweepAccounts(room.db)
  const { count } = room.db.fn
  const left = await room.db
    .selectFrom('account_session')
    .select(count('id').as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(left.n)).toBe(0)
})
