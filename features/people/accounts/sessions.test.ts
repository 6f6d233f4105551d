import { inTransaction } from '@hojip/platform/db'
import { untilWaiting } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator, type Authenticator } from './index.ts'
import { anAccountsRoom, type AccountsRoom, type TestBrowser } from './testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom()
})
afterAll(() => room.close())

function me(browser: TestBrowser, headers: Record<string, string> = {}) {
  return browser.send('GET /appUser/findById/{id}', { id: 'me' }, { headers })
}

async function devices(browser: TestBrowser) {
  return (await browser.send('POST /appUser/queryDevices', {})).data.list
}

async function stepUp(browser: TestBrowser, phone: string) {
  const smscode = await room.codeFor(phone, () => browser.send('POST /appUser/sendSms', {}))
  return browser.send('POST /appUser/stepUp', { smscode })
}

/** The headers of the browser's current session, for use after a newer session has replaced it. */
function shown(browser: TestBrowser) {
  return browser.headers() as Record<string, string>
}

async function isIn(authenticator: Authenticator, headers: Record<string, string>, ip = '127.0.0.1') {
  return typeof (await authenticator.authenticate(headers, ip)) === 'object'
}

test('each sign-in makes a new pair; the previous one works for requests under way, from the same place only', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800003001')
  const before = shown(browser)
  await room.signIn(browser, '13800003001')
  const after = shown(browser)
  expect(after['authorization']).not.toBe(before['authorization'])
  const { authenticator } = room.tools
  expect(await isIn(authenticator, before)).toBe(true)
  expect(await isIn(authenticator, before, '192.0.2.1')).toBe(false)
  expect(await isIn(authenticator, { ...before, 'user-agent': 'another' })).toBe(false)
  expect(await devices(browser)).toHaveLength(1)
  await room.later('31 seconds')
  expect(await isIn(authenticator, before)).toBe(false)
  expect(await isIn(authenticator, after)).toBe(true)
})

test('signing in as another user ends the previous user’s session at once', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800003002')
  const before = shown(browser)
  await room.signIn(browser, '13800003003')
  expect(await isIn(room.tools.authenticator, before)).toBe(false)
})

test('signing out also ends the session that this one had replaced', async () => {
  const browser = room.browser()
  await room.signIn(browser, '13800003004')
  const first = shown(browser)
  await room.signIn(browser, '13800003004')
  const second = shown(browser)
  await stepUp(browser, '13800003004')
  await browser.send('POST /logout', {})
  for (const headers of [first, second]) expect(await isIn(room.tools.authenticator, headers)).toBe(false)
  expect(browser.cookies.has('token')).toBe(false)
})

test('a session ends after three days without use, and after seven days in any case', async () => {
  const [used, unused] = [room.browser(), room.browser()]
  await room.signIn(used, '13800003005')
  await room.signIn(unused, '13800003006')
  for (let days = 1; days <= 6; days++) {
    await room.later('1 day')
    expect((await me(used)).statusCode).toBe(200)
  }
  expect((await me(unused)).statusCode).toBe(401)
  await room.later('23 hours')
  expect((await me(used)).statusCode).toBe(200)
  await room.later('2 hours')
  expect((await me(used)).statusCode).toBe(401)
})

test('an eleventh session ends the oldest', async () => {
  const browsers = Array.from({ length: 11 }, () => room.browser())
  for (const browser of browsers) {
    await room.signIn(browser, '13800003007')
    await room.later('31 minutes')
  }
  expect((await me(browsers[0]!)).statusCode).toBe(401)
  expect((await me(browsers[1]!)).statusCode).toBe(200)
  expect(await devices(browsers[10]!)).toHaveLength(10)
})

test('devices are listed by their user agent, and can be signed out one by one or all but this one', async () => {
  const phone = '13800003008'
  const iphone = room.browser({ userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1' })
  const [own, third] = [room.browser(), room.browser()]
  for (const browser of [iphone, third, own]) await room.signIn(browser, phone)
  const list = await devices(own)
  expect(list.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ['Chrome', 'Linux', true],
    ['Chrome', 'Linux', false],
    ['Safari', 'iPhone', false],
  ])
  expect(list[0]).toMatchObject({ inBrowser: true, loginBy: 'sms', ip: '127.0.0.1' })
  const pkId = list[2]!.pkId
  expect((await own.send('POST /appUser/deleteDevice/{pkId}', { pkId })).status).toBe(true)
  expect((await me(iphone)).statusCode).toBe(401)
  expect((await own.send('POST /appUser/deleteDevice/{pkId}', { pkId })).statusCode).toBe(404)
  const stranger = room.browser()
  await room.signIn(stranger, '13800003009')
  const foreign = await stranger.send('POST /appUser/deleteDevice/{pkId}', { pkId: list[0]!.pkId })
  expect(foreign.statusCode).toBe(404)
  await own.send('POST /appUser/deleteOtherDevices', {})
  expect([(await me(third)).statusCode, (await me(own)).statusCode]).toEqual([401, 200])
})

test('a device signed out remotely is no longer known; the device that signed it out still is', async () => {
  const phone = '13800003010'
  const [own, lost] = [room.browser(), room.browser()]
  const password = 'kettle on the hob'
  await room.signIn(own, phone)
  await own.send('POST /changePassword', { newPassword: password })
  await room.signIn(lost, phone)
  await own.send('POST /appUser/deleteOtherDevices', {})
  await own.send('POST /logout', {})
  const login = { account: phone, password }
  expect((await own.send('POST /login', login)).code).toBe('10000')
  expect((await me(lost)).statusCode).toBe(401)
  lost.cookies.delete('token')
  expect((await lost.send('POST /login', login)).data).toMatchObject({ needCode: true })
})

test('a revocation reaches another process at once by its signal, and within two seconds without it', async () => {
  const deaf = createAuthenticator(room.tools, room.tools.style)
  const hearing = createAuthenticator(room.tools, room.tools.style, room.signals)
  const browser = room.browser()
  const leave: [string, () => Promise<unknown>][] = [
    ['signing out', () => browser.send('POST /logout', {})],
    ['signing out elsewhere', () => signOutElsewhere('13800003011')],
  ]
  for (const [how, end] of leave) {
    await room.signIn(browser, '13800003011')
    const headers = shown(browser)
    for (const one of [deaf, hearing]) expect(await isIn(one, headers), how).toBe(true)
    await end()
    expect(await isIn(hearing, headers), how).toBe(false)
    room.clock.advance(2_000)
    expect(await isIn(deaf, headers), how).toBe(false)
  }
})

test('a session that ends while another process reads it is not kept there', async () => {
  const { tools, signals } = room
  const hearing = createAuthenticator(tools, tools.style, signals)
  const browser = room.browser()
  await room.signIn(browser, '13800003021')
  const headers = shown(browser)
  const viewer = await hearing.authenticate(headers, '127.0.0.1')
  const { sessionId } = viewer as { sessionId: string }
  room.clock.advance(2_000)
  await sql`update account_session set last_seen_at = now() - interval '1 day' where id = ${sessionId}`.execute(
    tools.db,
  )
  let reading: Promise<unknown> | undefined
  await inTransaction(tools.db, async (tx) => {
    await sql`delete from account_session where id = ${sessionId}`.execute(tx)
    reading = hearing.authenticate(headers, '127.0.0.1')
    // It has read the session, and waits to note that it was used.
    await untilWaiting(tools.db)
    await tools.authenticator.revoked([sessionId])
  })
  await reading
  expect(await isIn(hearing, headers)).toBe(false)
})

async function signOutElsewhere(phone: string) {
  const other = room.browser()
  await room.signIn(other, phone)
  return other.send('POST /appUser/deleteOtherDevices', {})
}

test('sensitive calls ask for a proof when the last one is 15 minutes old', async () => {
  const phone = '13800003012'
  const browser = room.browser()
  await room.signIn(browser, phone)
  await browser.send('POST /changePassword', { newPassword: 'kettle on the hob' })
  await room.later('16 minutes')
  const sensitive = [
    ['POST /appUser/exportData', {}],
    ['POST /appUser/cancelAccount', {}],
    ['POST /appUser/unbindThird', { type: 'wechat' }],
    ['POST /appUser/changePhone', { phone: '13800003013', smscode: '000000' }],
  ] as const
  for (const [call, input] of sensitive) {
    const answer = await browser.send(call, input)
    expect(answer, call).toMatchObject({
      statusCode: 403,
      data: { reason: 'accounts/proofNeeded', needProof: true },
    })
  }
  const wrong = await browser.send('POST /appUser/stepUp', { password: 'wrong kettle' })
  expect(wrong.data).toMatchObject({ reason: 'accounts/oldPasswordWrong', fields: [{ field: 'password' }] })
  const before = shown(browser)
  expect((await browser.send('POST /appUser/stepUp', { password: 'kettle on the hob' })).status).toBe(true)
  expect(shown(browser)['authorization']).not.toBe(before['authorization'])
  // The replaced session is still alive for 30 seconds, but proves nothing.
  const old = await room.send('POST /appUser/exportData', {}, { headers: before })
  expect(old.data).toMatchObject({ needProof: true })
  expect((await browser.send('POST /appUser/exportData', {})).status).toBe(true)
})

test('a ticket proves its own number and purpose once, for five minutes', async () => {
  const phone = '13800003014'
  const browser = room.browser()
  await room.signIn(browser, phone)
  await room.later('16 minutes')
  const ticketFor = async (scene: 'stepUp' | 'reset') => {
    const smscode = await room.codeFor(phone, () => browser.send('POST /appUser/sendSms', { scene }))
    return (await browser.send('POST /verifySmsCode', { smscode, scene })).data.ticket
  }
  const use = async (ticket: string, by = browser) =>
    (await by.send('POST /appUser/exportData', { ticket })).data.reason ?? 'done'
  const once = await ticketFor('stepUp')
  expect([await use(once), await use(once)]).toEqual(['done', 'accounts/ticketGone'])
  expect(await use(await ticketFor('reset'))).toBe('accounts/ticketGone')
  const late = await ticketFor('stepUp')
  await room.later('301 seconds')
  expect(await use(late)).toBe('accounts/ticketGone')
  const stranger = room.browser()
  await room.signIn(stranger, '13800003015')
  expect(await use(await ticketFor('stepUp'), stranger)).toBe('accounts/ticketGone')
  const contested = await ticketFor('stepUp')
  const both = await Promise.all([use(contested), use(contested)])
  expect(both.toSorted()).toEqual(['accounts/ticketGone', 'done'])
})
