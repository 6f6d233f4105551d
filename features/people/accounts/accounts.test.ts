import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from './index.ts'
import { anAccountsRoom, type AccountsRoom } from './testing.ts'

let api: AccountsRoom

beforeAll(async () => {
  api = await anAccountsRoom()
})

afterAll(() => api.close())

async function codeFor(phone: string) {
  await api.send('POST /sendSms', { phone })
  return api.inbox.find((m) => m.phone === `+86${phone}`)!.code
}

function wrongCode(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

async function signIn(phone: string) {
  return api.send('POST /sms/login', { phone, smscode: await codeFor(phone), agreed: true })
}

test('a code signs an unknown number in and registers it; signing in again finds the same account', async () => {
  const first = await signIn('13800000001')
  expect(first).toMatchObject({
    statusCode: 200,
    code: '10000',
    data: { roleName: 'shopper', account: '138****0001' },
  })
  expect(first.data.token).toMatch(/^[\w-]{43}$/)
  const again = await signIn('13800000002')
  expect(again.data.pkId).not.toBe(first.data.pkId)
})

test('a session made by a browser is refused without its cookie', async () => {
  const { data, cookies } = await api.signIn(api.browser(), '13800000003')
  const sid = cookies.find((c) => c.startsWith('__Host-sid='))!
  expect(sid).toMatch(/HttpOnly.*SameSite=Lax.*Secure/)
  const token = { authorization: data.token }
  const bare = await api.send('GET /appUser/findById/{id}', { id: 'me' }, { headers: token })
  expect(bare.statusCode).toBe(401)
  const both = { ...token, cookie: sid.split(';')[0]! }
  const me = await api.send('GET /appUser/findById/{id}', { id: 'me' }, { headers: both })
  expect(me.data.pkId).toBe(data.pkId)
  // Also right after it was used with its cookie, while the session is still cached.
  for (const cookie of [undefined, `__Host-sid=${'A'.repeat(43)}`]) {
    const without = { ...token, ...(cookie ? { cookie } : {}) }
    const thief = await api.send('GET /appUser/findById/{id}', { id: 'me' }, { headers: without })
    expect(thief.statusCode).toBe(401)
  }
})

test('signing out ends the session, and another user cannot be looked up', async () => {
  const a = await signIn('13800000004')
  const b = await signIn('13800000005')
  const headers = { authorization: a.data.token }
  const other = await api.send('GET /appUser/findById/{id}', { id: b.data.pkId }, { headers })
  expect(other).toMatchObject({ statusCode: 404, code: '40004' })
  expect((await api.send('POST /logout', {}, { headers })).statusCode).toBe(200)
  const after = await api.send('GET /appUser/findById/{id}', { id: 'me' }, { headers })
  expect(after.statusCode).toBe(401)
})

test('a code works once, for its own number, and expires after five concurrent wrong guesses', async () => {
  const phone = '13800000006'
  const code = await codeFor(phone)
  const elsewhere = await api.send('POST /sms/login', { phone: '13800000007', smscode: code, agreed: true })
  expect(elsewhere).toMatchObject({ statusCode: 400, data: { reason: 'accounts/codeWrong' } })
  const smscode = wrongCode(code)
  const guesses = Array.from({ length: 20 }, () =>
    api.send('POST /sms/login', { phone, smscode, agreed: true }),
  )
  for (const answer of await Promise.all(guesses)) expect(answer.status).toBe(false)
  const { wrong_tries } = await api.db
    .selectFrom('account_sms_code')
    .select('wrong_tries')
    .where('phone', '=', `+86${phone}`)
    .executeTakeFirstOrThrow()
  expect(wrong_tries).toBe(5)
  const late = await api.send('POST /sms/login', { phone, smscode: code, agreed: true })
  expect(late.data.reason).toBe('accounts/codeWrong')
})

test('a code that has opened a session cannot open another', async () => {
  const phone = '13800000026'
  const input = { phone, smscode: await codeFor(phone), agreed: true }
  expect((await api.send('POST /sms/login', input)).code).toBe('10000')
  expect((await api.send('POST /sms/login', input)).data.reason).toBe('accounts/codeWrong')
})

test('a second code within a minute is refused with the time to wait, in the caller’s language', async () => {
  const phone = '13800000008'
  await api.send('POST /sendSms', { phone })
  const again = await api.send('POST /sendSms', { phone }, { locale: 'ko-KR' })
  expect(again).toMatchObject({ statusCode: 429, code: '42901' })
  expect(again.msg).toMatch(/\d+초 뒤에/)
})

test.each([
  ['a landline', { phone: '01012345678' }, 'accounts/phoneInvalid'],
  ['no phone', {}, 'http/invalid'],
  ['an unknown scene', { phone: '13800000009', scene: 'x' }, 'http/invalid'],
])('%s is refused and names the field', async (_, input, reason) => {
  const answer = await api.send('POST /sendSms', input)
  expect(answer).toMatchObject({ statusCode: 400, code: '40001', data: { reason } })
  expect(answer.data.fields![0]!.field).not.toBe('')
})

test('staff sign in by name and password; a wrong password and an unknown name get the same answer', async () => {
  const mei = { name: 'Mei', role: 'staff', login: 'mei', password: 'market-at-seven' } as const
  await addAccount(api.db, mei, api.tools.passwordCost)
  const right = await api.send('POST /login', { account: 'mei', password: 'market-at-seven' })
  expect(right).toMatchObject({ code: '10000', data: { roleName: 'staff', account: 'mei' } })
  const wrong = await api.send('POST /login', { account: 'mei', password: 'market-at-eight' })
  const unknown = await api.send('POST /login', { account: 'tao', password: 'market-at-eight' })
  expect(wrong.msg).toBe(unknown.msg)
  expect([wrong.code, unknown.code]).toEqual(['40001', '40001'])
})

test.each(['x', '1'.repeat(43), 'a'.repeat(44), 'Bearer abc'])(
  '%s is not a session',
  async (authorization) => {
    const answer = await api.send('POST /logout', {}, { headers: { authorization } })
    expect(answer.statusCode).toBe(401)
  },
)

test('a page of another site cannot make calls', async () => {
  const headers = { origin: 'https://evil.example' }
  const answer = await api.send('POST /sendSms', { phone: '13800000010' }, { headers })
  expect(answer).toMatchObject({ statusCode: 403, data: { reason: 'http/foreignOrigin' } })
})
