import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Puzzle } from '../rules/puzzle.ts'
import { solvePuzzle } from '../parts/ways-in/phone/solve-puzzle.ts'
import { anAccountsRoom, type AccountsRoom, type TestBrowser } from '../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom()
})
afterAll(() => room.close())

function ask(browser: Pick<TestBrowser, 'send'>, phone: string, more: object = {}) {
  return browser.send('POST /sendSms', { phone, ...more })
}

function sentTo(phone: string) {
  return room.inbox.filter((message) => message.phone === `+86${phone}`)
}

function newest(phone: string) {
  return sentTo(phone)[0]!.code
}

function logIn(browser: TestBrowser, phone: string, smscode: string) {
  return browser.send('POST /sms/login', { phone, smscode, agreed: true })
}

function puzzleOf(answer: { data: unknown }) {
  return (answer.data as { puzzle: Puzzle }).puzzle
}

async function solved(puzzle: Puzzle) {
  return { puzzle: { token: puzzle.token, solution: await solvePuzzle(puzzle, () => undefined) } }
}

test('of thirty concurrent requests for a code to one number, one succeeds', async () => {
  const phone = '13800004001'
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => room.send('POST /sendSms', { phone }, { ip: `192.0.2.${i}` })),
  )
  expect(answers.filter(({ code }) => code === '10000')).toHaveLength(1)
  expect(answers.filter(({ data }) => data.reason === 'accounts/smsTooOften')).toHaveLength(29)
  expect(sentTo(phone)).toHaveLength(1)
})

test('of thirty concurrent requests from one address for thirty numbers, five succeed', async () => {
  const strict = await anAccountsRoom({ perIpFactor: 1 })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      strict.send('POST /sendSms', { phone: `138000050${String(i).padStart(2, '0')}` }, { ip: '192.0.2.1' }),
    ),
  )
  expect(answers.filter(({ code }) => code === '10000')).toHaveLength(5)
  await strict.close()
})

test('a code expires after five minutes', async () => {
  const browser = room.browser()
  await ask(browser, '13800004002')
  await room.later('301 seconds')
  expect((await logIn(browser, '13800004002', newest('13800004002'))).data.reason).toBe('accounts/codeWrong')
})

test('a code that a stranger asks for does not invalidate the owner’s code', async () => {
  const phone = '13800004003'
  const [owner, stranger] = [room.browser(), room.browser()]
  await ask(owner, phone)
  const own = newest(phone)
  await room.later('61 seconds')
  expect((await ask(stranger, phone)).code).toBe('10000')
  expect((await logIn(stranger, phone, own)).data.reason).toBe('accounts/codeWrong')
  expect((await logIn(owner, phone, own)).code).toBe('10000')
})

test('strangers who use up their daily limit leave the owner’s devices theirs', async () => {
  const phone = '13800004008'
  const owner = room.browser()
  await room.signIn(owner, phone)
  await owner.send('POST /logout', {})
  await room.later('1 day')
  for (let i = 0; i < 10; i += 1) {
    expect((await ask(room.browser(), phone)).code).toBe('10000')
    await room.later('2 hours')
  }
  expect((await ask(room.browser(), phone)).code).toBe('42901')
  expect((await ask(owner, phone)).code).toBe('10000')
  expect((await logIn(owner, phone, newest(phone))).code).toBe('10000')
  // When signed in, the account itself is asking.
  await room.later('61 seconds')
  expect((await owner.send('POST /appUser/sendSms', {})).code).toBe('10000')
})

test('wrong codes from strangers do not slow the owner down', async () => {
  const phone = '13800004004'
  const [owner, stranger] = [room.browser(), room.browser()]
  await room.signIn(owner, phone)
  await owner.send('POST /logout', {})
  await room.later('2 minutes')
  await ask(owner, phone)
  const own = newest(phone)
  await ask(stranger, phone)
  await room.db
    .updateTable('account_sms_code')
    .set({ wrong_tries: 15, last_try_at: new Date() })
    .where('phone', '=', `+86${phone}`)
    .where('asker', '=', 'stranger')
    .execute()
  expect((await logIn(stranger, phone, '000000')).data.reason).toBe('accounts/tooManyTries')
  expect((await logIn(owner, phone, own)).code).toBe('10000')
})

test('from the third code per hour on, strangers solve a puzzle, which works once and for one number', async () => {
  const phone = '13800004005'
  for (let i = 0; i < 2; i += 1) {
    expect((await ask(room.browser(), phone)).code).toBe('10000')
    await room.later('61 seconds')
  }
  const browser = room.browser()
  const asked = await ask(browser, phone)
  expect(asked).toMatchObject({ statusCode: 403, code: '40003', data: { reason: 'accounts/puzzleNeeded' } })
  const puzzle = puzzleOf(asked)
  const wrong = { puzzle: { token: puzzle.token, solution: '0,0,0,0,0,0,0,0' } }
  expect((await ask(browser, phone, wrong)).data.reason).toBe('accounts/puzzleNeeded')
  const right = await solved(puzzle)
  const unused = await solved(puzzleOf(await ask(browser, phone)))
  expect((await ask(browser, phone, right)).code).toBe('10000')
  expect(sentTo(phone)).toHaveLength(3)
  await room.later('61 seconds')
  // As hard as the previous one, which is no longer enough.
  expect(puzzleOf(await ask(browser, phone, unused)).bits).toBe(puzzle.bits + 1)
  // Already used, and too easy for the next code.
  expect(puzzleOf(await ask(browser, phone, right)).bits).toBe(puzzle.bits + 1)

  const other = '13800004006'
  for (let i = 0; i < 2; i += 1) {
    await ask(room.browser(), other)
    await room.later('61 seconds')
  }
  // Neither the other number's solution nor an old one is accepted.
  const late = await solved(puzzleOf(await ask(browser, other)))
  expect((await ask(browser, '13800004009')).code).toBe('10000')
  await room.later('61 seconds')
  await ask(room.browser(), '13800004009')
  await room.later('61 seconds')
  expect((await ask(browser, '13800004009', late)).data.reason).toBe('accounts/puzzleNeeded')
  await room.later('2 minutes')
  expect((await ask(browser, other, late)).data.reason).toBe('accounts/puzzleNeeded')
  const both = await solved(puzzleOf(await ask(browser, other)))
  const twice = await Promise.all([ask(browser, other, both), ask(browser, other, both)])
  expect(twice.filter(({ code }) => code === '10000')).toHaveLength(1)
})

test('a solved puzzle of one number cannot be used again', async () => {
  const phone = '13800004007'
  for (let i = 0; i < 2; i += 1) {
    await ask(room.browser(), phone)
    await room.later('61 seconds')
  }
  const browser = room.browser()
  const right = await solved(puzzleOf(await ask(browser, phone)))
  expect((await ask(browser, phone, right)).code).toBe('10000')
  // Moves that code into the past, so that the same hardness would be enough again.
  await room.db
    .updateTable('account_sms_code')
    .set({ sent_at: new Date(0) })
    .where('phone', '=', `+86${phone}`)
    .where('challenge', '<>', Buffer.alloc(0))
    .where('state', '=', 'sent')
    .execute()
  for (let i = 0; i < 2; i += 1) {
    await ask(room.browser(), phone)
    await room.later('61 seconds')
  }
  expect((await ask(browser, phone, right)).data.reason).toBe('accounts/puzzleNeeded')
})

test('an address that asked for many codes has to solve puzzles, too', async () => {
  const strict = await anAccountsRoom({ perIpFactor: 1 })
  const reasons: (string | undefined)[] = []
  for (let i = 0; i < 9; i += 1) {
    const phone = `1380000602${i}`
    reasons.push((await strict.send('POST /sendSms', { phone }, { ip: '192.0.2.9' })).data.reason)
    await strict.later('61 seconds')
  }
  expect(reasons.slice(0, 8)).toEqual(Array.from({ length: 8 }))
  expect(reasons[8]).toBe('accounts/puzzleNeeded')
  await strict.close()
})

test('a new device gets its own code right after a code that reset the password, and gets a refusal when there is none', async () => {
  const phone = '13800004010'
  const newPassword = 'kettle on the hob'
  await room.signIn(room.browser(), phone)
  const browser = room.browser()
  await room.later('1 day')
  await ask(browser, phone, { scene: 'reset' })
  const proven = await browser.send('POST /verifySmsCode', { phone, scene: 'reset', smscode: newest(phone) })
  await browser.send('POST /changePassword', { ticket: proven.data.ticket, newPassword })
  const logInAt = (other: TestBrowser) => other.send('POST /login', { account: phone, password: newPassword })
  const first = await logInAt(browser)
  expect(first.data).toMatchObject({ reason: 'accounts/codeNeeded', codeSent: true })
  expect((await logInAt(browser)).data).toMatchObject({
    reason: 'accounts/codeNeeded',
    codeSent: false,
    codeWaits: true,
  })
  // The code belongs to the browser that asked for it; another browser has to wait for its own.
  expect((await logInAt(room.browser())).data).toMatchObject({
    reason: 'accounts/codeLater',
    codeSent: false,
    codeWaits: false,
    resendAfter: expect.any(Number),
  })
})
