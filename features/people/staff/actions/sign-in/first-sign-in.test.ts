import { inTransaction } from '@hojip/platform/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seal } from '@hojip/accounts'
import type { AccountsRoom } from '@hojip/accounts/testing'
import { addAccountToSignIn } from '../team/add-staff.ts'
import { sealAnew } from './second-step.ts'
import { aStaffRoom, authenticatorCode, fromBase32 } from '../../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
})
afterAll(() => room.close())

function printed(login: string, password: string) {
  return inTransaction(room.db, (tx) => addAccountToSignIn(tx, { name: login, login, password }))
}

async function begin(login: string, password: string) {
  const browser = room.browser()
  const { data } = await browser.send('POST /staff/login', { account: login, password })
  return { browser, data }
}

/** Sets up an authenticator on the way in; returns its secret. */
async function comesIn(login: string, password: string): Promise<string> {
  const { browser, data } = await begin(login, password)
  const { secret } = (await browser.send('POST /staff/enroll', { ticket: data.ticket })).data
  const code = authenticatorCode(secret, room.clock.nowMs())
  expect((await browser.send('POST /staff/confirm', { ticket: data.ticket, code })).code).toBe('10000')
  return secret
}

async function aDayLater(login: string) {
  await sql`update account set password_ends_at = password_ends_at - interval '24 hours' where login = ${login}`.execute(
    room.db,
  )
}

async function confirmed(login: string, password: string, secret: string) {
  room.clock.advance(60_000)
  const { browser, data } = await begin(login, password)
  const code = authenticatorCode(secret, room.clock.nowMs())
  return (await browser.send('POST /staff/confirm', { ticket: data.ticket, code })).code
}

test('a printed password has a day for the first sign-in, and a new one can be printed', async () => {
  expect(await printed('first-op', 'early-in-the-morning')).toBe(true)
  await aDayLater('first-op')
  expect((await begin('first-op', 'early-in-the-morning')).data.reason).toBe('accounts/passwordEnded')
  expect((await begin('first-op', 'something-else-9')).data.reason).toBe('accounts/passwordWrong')
  expect(await printed('first-op', 'late-in-the-evening')).toBe(true)
  expect((await begin('first-op', 'early-in-the-morning')).data.reason).toBe('accounts/passwordWrong')
  const secret = await comesIn('first-op', 'late-in-the-evening')
  await aDayLater('first-op')
  expect(await confirmed('first-op', 'late-in-the-evening', secret)).toBe('10000')
  expect(await printed('first-op', 'not-for-you-any-more')).toBe(false)
})

test('the authenticator of one account opens no other', async () => {
  await printed('giver', 'market-at-seven-1')
  await printed('taker', 'market-at-seven-2')
  const [secret, own] = [
    await comesIn('giver', 'market-at-seven-1'),
    await comesIn('taker', 'market-at-seven-2'),
  ]
  expect(await confirmed('taker', 'market-at-seven-2', own)).toBe('10000')
  await sql`
    update account_second_step set last_step = 0, secret = (
      select s.secret from account_second_step s join account a on a.id = s.user_id where a.login = 'giver')
    where user_id = (select id from account where login = 'taker')`.execute(room.db)
  const error = vi.spyOn(room.tools.log, 'error').mockReturnValue(undefined)
  expect(await confirmed('taker', 'market-at-seven-2', secret)).toBe('40001')
  expect(error).toHaveBeenCalledExactlyOnceWith('accounts.foreign-seal', { userId: expect.any(String) })
  error.mockRestore()
})

test('a seal of an earlier version is opened once, and bound to its account then', async () => {
  await printed('early', 'market-at-seven-3')
  const secret = await comesIn('early', 'market-at-seven-3')
  const before = seal(room.tools.secret, 'totp secret', fromBase32(secret))
  await sql`
    update account_second_step set secret = ${before}, last_step = 0
    where user_id = (select id from account where login = 'early')`.execute(room.db)
  expect(await confirmed('early', 'market-at-seven-3', secret)).toBe('10000')
  const { rows } = await sql<{ same: boolean }>`
    select secret = ${before} as same from account_second_step
    where user_id = (select id from account where login = 'early')`.execute(room.db)
  expect(rows).toEqual([{ same: false }])
  expect(await confirmed('early', 'market-at-seven-3', secret)).toBe('10000')
})

/** From now on the mall has this secret, and knows those before it. */
function rotate(secret: string, ...oldSecrets: string[]) {
  Object.assign(room.tools, { secret, oldSecrets })
}

const [second, third] = ['the second secret of the mall, 2222', 'the third secret of the mall, 33333']

test('after a change of the mall’s secret an authenticator opens, is sealed anew, and needs the old one no more', async () => {
  const first = room.tools.secret
  await printed('rotated', 'market-at-seven-4')
  const secret = await comesIn('rotated', 'market-at-seven-4')
  rotate(second, first)
  expect(await confirmed('rotated', 'market-at-seven-4', secret)).toBe('10000')
  rotate(second)
  expect(await confirmed('rotated', 'market-at-seven-4', secret)).toBe('10000')
  rotate(first)
})

test('all authenticators can be sealed anew at once; those of an unknown secret are counted', async () => {
  const first = room.tools.secret
  await printed('resealed', 'market-at-seven-5')
  const secret = await comesIn('resealed', 'market-at-seven-5')
  rotate(second, first)
  const error = vi.spyOn(room.tools.log, 'error').mockReturnValue(undefined)
  const { sealed, lost } = await sealAnew(room.tools)
  expect(sealed).toBeGreaterThan(0)
  expect(await sealAnew(room.tools)).toEqual({ sealed: 0, lost })
  rotate(second)
  expect(await confirmed('resealed', 'market-at-seven-5', secret)).toBe('10000')
  rotate(third)
  expect((await sealAnew(room.tools)).lost).toBeGreaterThanOrEqual(sealed + lost)
  error.mockRestore()
  rotate(first)
})

test('a recovery code of before the change works once, while the secret before is known', async () => {
  const first = room.tools.secret
  await printed('recovers', 'market-at-seven-6')
  const { browser, data } = await begin('recovers', 'market-at-seven-6')
  const { secret } = (await browser.send('POST /staff/enroll', { ticket: data.ticket })).data
  const code = authenticatorCode(secret, room.clock.nowMs())
  const enrolled = await browser.send('POST /staff/confirm', { ticket: data.ticket, code })
  const [recovery] = enrolled.data.recoveryCodes as string[]
  const recovered = async () => {
    const again = await begin('recovers', 'market-at-seven-6')
    return (await again.browser.send('POST /staff/confirm', { ticket: again.data.ticket, code: recovery }))
      .code
  }
  rotate(second)
  expect(await recovered()).toBe('40001')
  rotate(second, first)
  expect(await recovered()).toBe('10000')
  expect(await recovered()).toBe('40001')
  rotate(first)
})
