import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccountsRoom, type AccountsRoom, type TestBrowser } from './testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom()
})
afterAll(() => room.close())

const password = 'kettle on the hob'
async function register(browser: TestBrowser, phone: string, more: object = { password }) {
  const smscode = await room.codeFor(phone, () => browser.send('POST /sendSms', { phone, scene: 'register' }))
  return browser.send('POST /webRegister', { phone, smscode, agreeVersion: '2026-11', ...more })
}

function logIn(browser: Pick<TestBrowser, 'send'>, account: string, given = password, more: object = {}) {
  return browser.send('POST /login', { account, password: given, ...more })
}

test('a user who registers with a password signs in with it on the same device, by phone or login name', async () => {
  const browser = room.browser()
  const { data: lin } = await register(browser, '13800001001')
  await browser.send('POST /appUser/update', { account: 'lin_buys' })
  await browser.send('POST /logout', {})
  for (const account of ['13800001001', '+86 138 0000 1001', 'lin_buys', 'Lin_Buys'])
    expect(await logIn(browser, account)).toMatchObject({ code: '10000', data: { pkId: lin.pkId } })
})

test('the version of the agreements accepted at registration is stored; one that is not in force is refused', async () => {
  const browser = room.browser()
  const earlier = await register(browser, '13800001002', { agreeVersion: '2025-01' })
  expect(earlier.data).toMatchObject({
    reason: 'accounts/agreementChanged',
    fields: [{ field: 'agreeVersion' }],
  })
  // The code has not been used up.
  const { data } = await register(browser, '13800001002')
  const rows = await room.db
    .selectFrom('account_agreement')
    .select('version')
    .where('user_id', '=', data.pkId)
    .execute()
  expect(rows).toEqual([{ version: '2026-11' }])
})

test('an unknown device needs the code that was sent, once; then it is known for ninety days', async () => {
  await register(room.browser(), '13800001003')
  const browser = room.browser()
  let asked: Awaited<ReturnType<typeof logIn>> | undefined
  const code = await room.codeFor('13800001003', async () => {
    asked = await logIn(browser, '13800001003')
  })
  expect(asked).toMatchObject({ statusCode: 403, code: '40003' })
  expect(asked!.data).toMatchObject({
    reason: 'accounts/codeNeeded',
    needCode: true,
    phone: '138****1003',
    codeSent: true,
    resendAfter: 60,
  })
  const again = await logIn(browser, '13800001003')
  expect(again.data).toMatchObject({ needCode: true, codeSent: false, resendAfter: expect.any(Number) })
  expect((await logIn(browser, '13800001003', password, { smscode: '000000' })).data.reason).toBe(
    'accounts/codeWrong',
  )
  const wrongPassword = await logIn(browser, '13800001003', 'another kettle', { smscode: code })
  expect(wrongPassword.data.reason).toBe('accounts/passwordWrong')
  expect(await logIn(room.browser(), '13800001003', password, { smscode: code })).toMatchObject({
    data: { reason: 'accounts/codeWrong' },
  })
  expect((await logIn(browser, '13800001003', password, { smscode: code })).code).toBe('10000')
  await browser.send('POST /logout', {})
  await room.later('89 days')
  expect((await logIn(browser, '13800001003')).code).toBe('10000')
  await browser.send('POST /logout', {})
  await room.later('2 days')
  expect((await logIn(browser, '13800001003')).data).toMatchObject({ needCode: true })
})

test('a known device of one account is unknown to another, and its mark cannot be forged', async () => {
  const browser = room.browser()
  await register(browser, '13800001004')
  const { data: jun } = await register(room.browser(), '13800001005')
  expect((await logIn(browser, '13800001005')).data).toMatchObject({ needCode: true })
  const mark = browser.cookies.get('__Host-dev')!
  browser.cookies.set('__Host-dev', mark.replace(/^[\da-f-]{36}/, jun.pkId))
  expect((await logIn(browser, '13800001005')).data).toMatchObject({ needCode: true })
  browser.cookies.set('__Host-dev', mark)
  expect((await logIn(browser, '13800001004')).code).toBe('10000')
})

describe('nobody learns who has an account', () => {
  const plain = ({ statusCode, code, msg, data, cookies }: Awaited<ReturnType<typeof logIn>>) => ({
    statusCode,
    code,
    msg,
    // Each message has its own id.
    data: { ...(data as object), sendId: undefined },
    cookies: cookies.map((cookie) => cookie.replace(/=[^;]*/, '')),
  })

  test('a wrong password and an unknown account always get the same answer', async () => {
    await register(room.browser(), '13800001006')
    const [known, unknown] = [room.browser(), room.browser()]
    for (let i = 0; i < 4; i++) {
      const answers = [await logIn(known, '13800001006', 'wrong kettle'), await logIn(unknown, '13800001996')]
      expect(plain(answers[0]!)).toEqual(plain(answers[1]!))
    }
  })

  test('an account without a password answers like one with a password', async () => {
    await room.signIn(room.browser(), '13800001007')
    expect(plain(await logIn(room.browser(), '13800001007'))).toEqual(
      plain(await logIn(room.browser(), '13800001997')),
    )
  })

  test.each(['login', 'register', 'reset', 'bind', 'change'])(
    'a code of scene %s is sent whether or not the number is known',
    async (scene) => {
      const phones = ['13800001006', '13800001998']
      await room.later('1 day')
      const answers = await Promise.all(
        phones.map((phone) => room.browser().send('POST /sendSms', { phone, scene })),
      )
      expect(plain(answers[0] as never)).toEqual(plain(answers[1] as never))
      expect(answers[0]!.code).toBe('10000')
    },
  )

  test.each([
    ['POST /webRegister', { agreeVersion: '2026-11' }],
    ['POST /verifySmsCode', { scene: 'reset' }],
    ['POST /sms/login', { agreed: true }],
  ] as const)('a wrong code at %s gets the same answer for known and unknown numbers', async (call, more) => {
    const answers = await Promise.all(
      ['13800001006', '13800001999'].map((phone) =>
        room.browser().send(call, { phone, smscode: '000000', ...more }),
      ),
    )
    expect(plain(answers[0] as never)).toEqual(plain(answers[1] as never))
  })

  test('only the holder of the code learns that a number is taken', async () => {
    const taken = await register(room.browser(), '13800001006')
    expect(taken).toMatchObject({ statusCode: 409, data: { reason: 'accounts/phoneTaken' } })
  })
})

test('wrong passwords delay the next try, for twice as long each time; strangers do not slow down a known device', async () => {
  const own = room.browser()
  await register(own, '13800001008')
  const stranger = room.browser()
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => logIn(stranger, '13800001008', 'wrong kettle')),
  )
  const reasons = tries.map(({ data }) => data.reason)
  // Five are free; on a very busy machine the wait of one second may pass before the next try.
  expect(reasons.filter((reason) => reason === 'accounts/passwordWrong').length).toBeLessThan(10)
  expect(reasons).toContain('accounts/tooManyTries')
  // After twelve wrong tries the wait is two minutes.
  await room.db.updateTable('account_password_try').set({ wrong: 12 }).execute()
  const late = await logIn(stranger, '13800001008')
  expect(late).toMatchObject({ statusCode: 429, data: { retryAfter: expect.any(Number) } })
  expect((await logIn(own, '13800001008')).code).toBe('10000')
  await room.later('129 seconds')
  expect((await logIn(stranger, '13800001008', 'wrong kettle')).data.reason).toBe('accounts/passwordWrong')
  expect((await logIn(stranger, '13800001008', 'wrong kettle')).data.reason).toBe('accounts/tooManyTries')
  await room.later('2 days')
  expect((await logIn(stranger, '13800001008')).data).toMatchObject({ needCode: true })
})

test.each([
  ['kettle', 'accounts/passwordShort'],
  ['k'.repeat(1) + 'ettle '.repeat(30), 'accounts/passwordLong'],
  ['password2026', 'accounts/passwordCommon'],
  ['hojip2026', 'accounts/passwordPersonal'],
  ['0000001009', 'accounts/passwordPersonal'],
])('%s is not accepted as a password, and the code is not used up', async (given, reason) => {
  const phone = '13800001009'
  const answer = await register(room.browser(), phone, { password: given })
  expect(answer).toMatchObject({ statusCode: 400, data: { reason, fields: [{ field: 'password' }] } })
})

test('all 128 characters count, and equivalent Unicode spellings are the same password', async () => {
  const browser = room.browser()
  const long = `${'kettle and hob '.repeat(8)}①234567A`
  expect([...long].length).toBe(128)
  await register(browser, '13800001010', { password: long })
  expect((await logIn(browser, '13800001010', `${long.slice(0, -1)}B`)).data.reason).toBe(
    'accounts/passwordWrong',
  )
  expect((await logIn(browser, '13800001010', long.normalize('NFKC'))).code).toBe('10000')
})
