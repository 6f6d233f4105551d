import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addAccount } from '@hojip/accounts'
import type { AccountsRoom, TestBrowser } from '@hojip/accounts/testing'
import { aStaffRoom, authenticatorCode } from '../../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
})
afterAll(() => room.close())

const password = 'market-at-seven'
let people = 0
async function somebody({ hasPhone }: { hasPhone: boolean }) {
  people += 1
  const login = `worker-${people}`
  const phone = String(13_800_009_000 + people)
  const more = hasPhone ? { phone: `+86${phone}` } : {}
  const account = { name: login, role: 'staff', login, password, ...more } as const
  const userId = await addAccount(room.db, account, room.tools.passwordCost)
  return { login, phone, userId }
}

type Person = Awaited<ReturnType<typeof somebody>>

function businessSession(browser: TestBrowser) {
  return { headers: { authorization: browser.cookies.get('deskToken')! } }
}

function codeOf(secret: string) {
  return authenticatorCode(secret, room.clock.nowMs())
}

async function first(browser: TestBrowser, { login }: Person) {
  return (await browser.send('POST /staff/login', { account: login, password })).data
}

function confirm(browser: TestBrowser, ticket: string, code: string) {
  return browser.send('POST /staff/confirm', { ticket, code })
}

async function bySms(browser: TestBrowser, person: Person) {
  let ticket = ''
  const code = await room.codeFor(person.phone, async () => {
    ticket = (await first(browser, person)).ticket
  })
  return confirm(browser, ticket, code)
}

/** Signs in without a phone: an authenticator is set up on the way. */
async function byNewAuthenticator(browser: TestBrowser, person: Person) {
  const { ticket } = await first(browser, person)
  const { secret } = (await browser.send('POST /staff/enroll', { ticket })).data
  const { data } = await confirm(browser, ticket, codeOf(secret))
  return { secret, recoveryCodes: data.recoveryCodes as string[] }
}

async function offer(browser: TestBrowser): Promise<string> {
  return (await browser.send('POST /staff/enroll', {}, businessSession(browser))).data.secret
}

function change(browser: TestBrowser, code: string) {
  return browser.send('POST /staff/changeAuthenticator', { code }, businessSession(browser))
}

function renew(browser: TestBrowser) {
  return browser.send('POST /staff/renewRecoveryCodes', {}, businessSession(browser))
}

async function stepNow(browser: TestBrowser) {
  return (await browser.send('GET /staff/secondStep', {}, businessSession(browser))).data
}

async function isIn(browser: TestBrowser) {
  return (await browser.send('GET /staff/secondStep', {}, businessSession(browser))).code === '10000'
}

test('a user with codes by SMS switches to an authenticator; SMS stays valid until its first code is accepted', async () => {
  const mei = await somebody({ hasPhone: true })
  const [browser, elsewhere] = [room.browser(), room.browser()]
  await bySms(elsewhere, mei)
  await bySms(browser, mei)
  expect(await stepNow(browser)).toMatchObject({ step: 'sms', recoveryLeft: 0 })
  const secret = await offer(browser)
  expect((await change(browser, '000000')).data.reason).toBe('accounts/codeWrong')
  expect(await stepNow(browser)).toMatchObject({ step: 'sms' })
  expect((await bySms(room.browser(), mei)).code).toBe('10000')
  expect(await isIn(elsewhere)).toBe(true)

  const before = browser.cookies.get('deskToken')
  const { data, code } = await change(browser, codeOf(secret))
  expect(code).toBe('10000')
  expect(new Set(data.recoveryCodes).size).toBe(10)
  expect(browser.cookies.get('deskToken')).toBe(data.token)
  expect(data.token).not.toBe(before)
  expect(await stepNow(browser)).toEqual({ step: 'app', phone: null, recoveryLeft: 10 })
  // As with a new password, all other sessions end.
  expect(await isIn(elsewhere)).toBe(false)

  const again = room.browser()
  const started = await first(again, mei)
  expect(started).toMatchObject({ step: 'app', codeSent: false })
  expect((await confirm(again, started.ticket, data.recoveryCodes[0]!)).code).toBe('10000')
  expect(await stepNow(again)).toMatchObject({ recoveryLeft: 9 })
})

test('a new authenticator replaces the old one and gets its own recovery codes', async () => {
  const tao = await somebody({ hasPhone: false })
  const browser = room.browser()
  const old = await byNewAuthenticator(browser, tao)
  const secret = await offer(browser)
  await room.later('31 seconds')
  // The old one is valid to the last moment, and the new one can be used in the same half minute.
  const stepped = await browser.send(
    'POST /staff/stepUp',
    { code: codeOf(old.secret) },
    businessSession(browser),
  )
  expect(stepped.code).toBe('10000')
  const { data } = await change(browser, codeOf(secret))
  expect(data.recoveryCodes).toHaveLength(10)

  const again = room.browser()
  const { ticket } = await first(again, tao)
  await room.later('31 seconds')
  for (const gone of [codeOf(old.secret), old.recoveryCodes[0]!])
    expect((await confirm(again, ticket, gone)).data.reason).toBe('accounts/codeWrong')
  expect((await confirm(again, ticket, codeOf(secret))).code).toBe('10000')
})

test('the code that proved an authenticator cannot be used again', async () => {
  const eun = await somebody({ hasPhone: true })
  const browser = room.browser()
  await bySms(browser, eun)
  const secret = await offer(browser)
  const both = await Promise.all([change(browser, codeOf(secret)), change(browser, codeOf(secret))])
  expect(both.filter(({ code }) => code === '10000')).toHaveLength(1)
  const again = room.browser()
  const { ticket } = await first(again, eun)
  expect((await confirm(again, ticket, codeOf(secret))).data.reason).toBe('accounts/codeWrong')
})

test('new recovery codes replace the earlier ones and need an authenticator', async () => {
  const fay = await somebody({ hasPhone: false })
  const browser = room.browser()
  const old = await byNewAuthenticator(browser, fay)
  const { data } = await renew(browser)
  expect(new Set([...data.recoveryCodes, ...old.recoveryCodes]).size).toBe(20)
  const again = room.browser()
  const { ticket } = await first(again, fay)
  expect((await confirm(again, ticket, old.recoveryCodes[0]!)).data.reason).toBe('accounts/codeWrong')
  expect((await confirm(again, ticket, data.recoveryCodes[0]!)).code).toBe('10000')

  const gil = await somebody({ hasPhone: true })
  const bySmsOnly = room.browser()
  await bySms(bySmsOnly, gil)
  expect((await renew(bySmsOnly)).data.reason).toBe('accounts/noAuthenticator')
})

test('each change needs a proof of the last 15 minutes at the business site', async () => {
  const hao = await somebody({ hasPhone: true })
  const browser = room.browser()
  await bySms(browser, hao)
  const secret = await offer(browser)
  await room.later('16 minutes')
  const enrolled = await browser.send('POST /staff/enroll', {}, businessSession(browser))
  for (const answer of [enrolled, await change(browser, codeOf(secret)), await renew(browser)])
    expect(answer.data).toMatchObject({ reason: 'accounts/proofNeeded', needProof: true })
  expect(await stepNow(browser)).toMatchObject({ step: 'sms' })
  // In the mall, staff are shoppers.
  const inMall = room.browser()
  await room.signIn(inMall, hao.phone)
  for (const [call, input] of [
    ['POST /staff/changeAuthenticator', { code: codeOf(secret) }],
    ['POST /staff/renewRecoveryCodes', {}],
  ] as const)
    expect((await inMall.send(call, input)).statusCode).toBe(404)
})

test('guesses are slowed down, and each change is logged', async () => {
  const ida = await somebody({ hasPhone: true })
  const browser = room.browser()
  await bySms(browser, ida)
  const secret = await offer(browser)
  const answers = await Promise.all(Array.from({ length: 12 }, () => change(browser, '000000')))
  expect(answers.map(({ data }) => data.reason)).toContain('accounts/tooManyTries')

  const jun = await somebody({ hasPhone: true })
  const calm = room.browser()
  await bySms(calm, jun)
  const info = vi.spyOn(room.tools.log, 'info')
  const own = await offer(calm)
  expect(own).not.toBe(secret)
  await change(calm, codeOf(own))
  await renew(calm)
  expect(info.mock.calls.map(([event]) => event)).toEqual([
    'accounts.second-step-changed',
    'accounts.recovery-codes-renewed',
  ])
  expect(JSON.stringify(info.mock.calls)).toContain(jun.userId)
  expect(JSON.stringify(info.mock.calls)).not.toContain(own)
  info.mockRestore()
})
