import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, staleProof } from '@hojip/accounts'
import type { AccountsRoom, TestBrowser } from '@hojip/accounts/testing'
import { aStaffRoom, authenticatorCode, fromBase32 } from '../../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
})
afterAll(() => room.close())

const password = 'market-at-seven'
let phones = 13_800_008_000
async function aStaffMember(login: string, role: 'staff' | 'operator' = 'staff', hasPhone = true) {
  const phone = String((phones += 1))
  const more = hasPhone ? { phone: `+86${phone}` } : {}
  const account = { name: login, role, login, password, ...more }
  const userId = await addAccount(room.db, account, room.tools.passwordCost)
  return { login, phone, userId }
}

type Member = Awaited<ReturnType<typeof aStaffMember>>

function first(browser: Pick<TestBrowser, 'send'>, { login }: Member) {
  return browser.send('POST /staff/login', { account: login, password })
}

function confirm(browser: Pick<TestBrowser, 'send'>, ticket: string, code: string) {
  return browser.send('POST /staff/confirm', { ticket, code })
}

/** Signs in by password and the code that is sent to the phone. */
async function signIn(browser: TestBrowser, member: Member) {
  let ticket = ''
  const code = await room.codeFor(member.phone, async () => {
    ticket = (await first(browser, member)).data.ticket
  })
  return confirm(browser, ticket, code)
}

function businessSession(browser: TestBrowser) {
  return { authorization: browser.cookies.get('deskToken')! }
}

async function who(browser: TestBrowser, headers: Record<string, string> = businessSession(browser)) {
  const viewer = await room.tools.authenticator.authenticate(
    { ...browser.headers(), ...headers },
    '127.0.0.1',
  )
  return viewer === 'invalid' || viewer === null ? viewer : { role: viewer.role, site: viewer.site }
}

function codeOf(secret: string) {
  return authenticatorCode(secret, room.clock.nowMs())
}

/** The first sign-in without a phone: sets up an authenticator. */
async function enroll(browser: TestBrowser, member: Member) {
  const { data: step } = await first(browser, member)
  expect(step).toMatchObject({ step: 'enroll', phone: null, codeSent: false })
  const { data: offered } = await browser.send('POST /staff/enroll', { ticket: step.ticket })
  const done = await confirm(browser, step.ticket, codeOf(offered.secret))
  return { secret: offered.secret, done }
}

test('the password leads to a second step, and only that opens a session', async () => {
  const mei = await aStaffMember('mei')
  const browser = room.browser()
  const started = await first(browser, mei)
  expect(started.data).toMatchObject({ step: 'sms', phone: `138****${mei.phone.slice(-4)}`, codeSent: true })
  expect(browser.cookies.has('deskToken')).toBe(false)
  expect((await confirm(browser, started.data.ticket, '000000')).data.reason).toBe('accounts/codeWrong')
  // The ticket belongs to the browser that gave the password.
  const code = room.inbox[0]!.code
  expect((await confirm(room.browser(), started.data.ticket, code)).data.reason).toBe('accounts/ticketGone')
  const done = await confirm(browser, started.data.ticket, code)
  expect(done).toMatchObject({ code: '10000', data: { roleName: 'staff', account: expect.any(String) } })
  expect(await who(browser)).toEqual({ role: 'staff', site: 'desk' })
  expect((await confirm(browser, started.data.ticket, code)).data.reason).toBe('accounts/ticketGone')
})

test('a session of an operator ends after an hour without use, and after twelve; one of staff goes on', async () => {
  const [tao, mei] = [await aStaffMember('tao-12', 'operator'), await aStaffMember('mei-12')]
  const [ofTao, idle, ofMei] = [room.browser(), room.browser(), room.browser()]
  await signIn(ofTao, tao)
  await signIn(idle, tao)
  await signIn(ofMei, mei)
  for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
    await room.later('50 minutes')
    expect(await who(ofTao), `after ${minutes} minutes`).toEqual({ role: 'operator', site: 'desk' })
  }
  expect(await who(idle)).toBe('invalid')
  await room.later('50 minutes')
  expect(await who(ofTao)).toBe('invalid')
  expect(await who(ofMei)).toEqual({ role: 'staff', site: 'desk' })
})

test('who is removed or stopped between the two steps opens no session', async () => {
  for (const [n, change] of [
    sql`role = 'shopper'`,
    sql`blocked_at = now(), block_reason = 'fraud'`,
  ].entries()) {
    const eun = await aStaffMember(`eun-${n}`)
    const browser = room.browser()
    const { ticket } = (await first(browser, eun)).data
    const { code } = room.inbox[0]!
    await sql`update account set ${change} where id = ${eun.userId}`.execute(room.db)
    expect((await confirm(browser, ticket, code)).data.reason).toBe('accounts/ticketGone')
    expect(browser.cookies.has('deskToken')).toBe(false)
  }
})

test('a wrong password and an unknown name get the same answer, and a shopper learns that this site is not for them', async () => {
  const ann = await aStaffMember('ann')
  const wrong = await room
    .browser()
    .send('POST /staff/login', { account: ann.login, password: 'market-at-eight' })
  const unknown = await room.browser().send('POST /staff/login', { account: 'nobody', password })
  expect([wrong.code, wrong.msg]).toEqual([unknown.code, unknown.msg])
  const lin = { name: 'Lin', role: 'shopper', login: 'lin-shops', password } as const
  await addAccount(room.db, lin, room.tools.passwordCost)
  const shopper = await room.browser().send('POST /staff/login', { account: 'lin-shops', password })
  expect(shopper.data.reason).toBe('accounts/notStaff')
})

test('who signs in on many devices does not run out of codes, unlike who only asks for them', async () => {
  const many = await aStaffMember('many-devices')
  for (let device = 0; device < 7; device += 1)
    expect((await signIn(room.browser(), many)).code).toBe('10000')
  const asks = []
  for (let n = 0; n < 6; n += 1) {
    asks.push((await first(room.browser(), many)).data.codeSent)
    await sql`update account_sms_code set sent_at = sent_at - interval '61 seconds' where phone = ${`+86${many.phone}`}`.execute(
      room.db,
    )
  }
  expect(asks).toEqual([true, true, true, true, true, false])
})

test('the sessions of the two sites are independent', async () => {
  const bo = await aStaffMember('bo')
  const browser = room.browser()
  await signIn(browser, bo)
  expect(browser.cookies.has('token')).toBe(false)
  await room.signIn(browser, '13800008901')
  expect(await who(browser)).toEqual({ role: 'staff', site: 'desk' })
  const lin = browser.cookies.get('token')!
  expect(await who(browser, { authorization: lin })).toEqual({ role: 'shopper', site: undefined })
  // Each token needs its own cookie.
  const cookie = (name: string) => `__Host-${name}=${browser.cookies.get(`__Host-${name}`)!}`
  expect(await who(browser, { ...businessSession(browser), cookie: cookie('sid') })).toBe('invalid')
  expect(await who(browser, { authorization: lin, cookie: cookie('desk') })).toBe('invalid')
  await browser.send('POST /logout', {}, { headers: businessSession(browser) })
  expect(browser.cookies.has('deskToken')).toBe(false)
  expect(await who(browser, { authorization: lin })).toEqual({ role: 'shopper', site: undefined })
})

test('staff are shoppers in the mall', async () => {
  const cai = await aStaffMember('cai', 'operator')
  const browser = room.browser()
  await room.signIn(browser, cai.phone)
  expect(await who(browser, { authorization: browser.cookies.get('token')! })).toEqual({
    role: 'shopper',
    site: undefined,
  })
  expect((await browser.send('POST /appUser/cancelAccount', {})).statusCode).toBe(404)
  expect((await browser.send('POST /staff/stepUp', { code: '000000' })).statusCode).toBe(404)
})

test('the token alone is refused, even for a program that signed in without an origin', async () => {
  const dai = await aStaffMember('dai')
  const jar = new Map<string, string>()
  const program = {
    send: (async (call, input, sending) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await room.send(call, input, { ...sending, headers: { cookie, ...sending?.headers } })
      for (const one of answer.cookies)
        jar.set(...(one.split(';')[0]!.split(/=(.*)/s).slice(0, 2) as [string, string]))
      return answer
    }) as TestBrowser['send'],
  }
  let ticket = ''
  const code = await room.codeFor(dai.phone, async () => {
    ticket = (await first(program, dai)).data.ticket
  })
  const { data } = await confirm(program, ticket, code)
  const { authenticate } = room.tools.authenticator
  expect(await authenticate({ authorization: data.token }, '127.0.0.1')).toBe('invalid')
  const cookie = `__Host-desk=${jar.get('__Host-desk')!}`
  expect(await authenticate({ authorization: data.token, cookie }, '127.0.0.1')).toMatchObject({
    role: 'staff',
  })
})

test('without a phone an authenticator is set up first, and each of its codes works once', async () => {
  const eun = await aStaffMember('eun', 'operator', false)
  const browser = room.browser()
  const { secret, done } = await enroll(browser, eun)
  expect(done).toMatchObject({ code: '10000', data: { roleName: 'operator' } })
  expect(new Set(done.data.recoveryCodes).size).toBe(10)
  const again = room.browser()
  const { data: step } = await first(again, eun)
  expect(step).toMatchObject({ step: 'app', codeSent: false })
  // The password alone cannot set up another one.
  expect((await again.send('POST /staff/enroll', { ticket: step.ticket })).data.reason).toBe(
    'accounts/ticketGone',
  )
  expect((await confirm(again, step.ticket, codeOf(secret))).data.reason).toBe('accounts/codeWrong')
  await room.later('30 seconds')
  const code = codeOf(secret)
  const both = await Promise.all([confirm(again, step.ticket, code), confirm(again, step.ticket, code)])
  expect(both.filter((answer) => answer.code === '10000')).toHaveLength(1)
  const row = await room.db
    .selectFrom('account_second_step')
    .selectAll()
    .where('user_id', '=', eun.userId)
    .executeTakeFirstOrThrow()
  expect(row.secret!.includes(fromBase32(secret))).toBe(false)
})

test('a recovery code works once', async () => {
  const fay = await aStaffMember('fay', 'staff', false)
  const { done } = await enroll(room.browser(), fay)
  const [code = ''] = done.data.recoveryCodes!
  const browser = room.browser()
  const { ticket } = (await first(browser, fay)).data
  expect((await confirm(browser, ticket, code.toLowerCase())).code).toBe('10000')
  const { ticket: second } = (await first(browser, fay)).data
  expect((await confirm(browser, second, code)).data.reason).toBe('accounts/codeWrong')
  const stored = JSON.stringify(await room.db.selectFrom('account_recovery_code').selectAll().execute())
  expect(stored).not.toContain(code)
})

test('guesses at the second step are slowed down', async () => {
  const gil = await aStaffMember('gil', 'staff', false)
  await enroll(room.browser(), gil)
  const browser = room.browser()
  const { ticket } = (await first(browser, gil)).data
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(browser, ticket, '000000')))
  expect(answers.map(({ data }) => data.reason)).toContain('accounts/tooManyTries')
})

test('calls that move money need a proof of the last 15 minutes, by the second step only', async () => {
  const hao = await aStaffMember('hao', 'operator')
  const browser = room.browser()
  const { data } = await signIn(browser, hao)
  const viewerNow = async () => {
    const viewer = await room.tools.authenticator.authenticate(
      { ...browser.headers(), ...businessSession(browser) },
      '127.0.0.1',
    )
    if (viewer === 'invalid' || viewer === null) throw new Error('not signed in')
    return viewer
  }
  const stale = staleProof(room.tools)
  expect(await stale(await viewerNow())).toBeUndefined()
  await room.later('16 minutes')
  expect((await stale(await viewerNow()))?.kind.reason).toBe('accounts/proofNeeded')
  const byPassword = await browser.send(
    'POST /appUser/stepUp',
    { password },
    { headers: businessSession(browser) },
  )
  expect(byPassword.statusCode).toBe(404)
  const code = await room.codeFor(hao.phone, () =>
    browser.send('POST /staff/sendSms', {}, { headers: businessSession(browser) }),
  )
  const proven = await browser.send('POST /staff/stepUp', { code }, { headers: businessSession(browser) })
  expect(proven.data.token).not.toBe(data.token)
  expect(await stale(await viewerNow())).toBeUndefined()
})

test('passwords of staff have at least twelve characters', async () => {
  const ida = await aStaffMember('ida')
  const browser = room.browser()
  await signIn(browser, ida)
  const change = (newPassword: string) =>
    browser.send(
      'POST /changePassword',
      { oldPassword: password, newPassword },
      { headers: businessSession(browser) },
    )
  expect((await change('korral77xyz')).data.reason).toBe('accounts/passwordShortForStaff')
  expect((await change('korral77xyz9')).status).toBe(true)
  expect(await who(browser)).toEqual({ role: 'staff', site: 'desk' })
})
