import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, fullPasswordCost, hashPassword } from './index.ts'
import { anAccountsRoom, type AccountsRoom } from './testing.ts'

/** The only tests that hash passwords at production cost. */
let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom({ passwordCost: fullPasswordCost })
})
afterAll(() => room.close())

const password = 'kettle on the hob'

function logIn(account: string, given = password) {
  return room.send('POST /login', { account, password: given })
}

test('a hash of lower cost is replaced when its password is right', async () => {
  const passwordHash = await hashPassword(password, { memory: 8_192, passes: 1, parallelism: 1 })
  const id = await addAccount(room.db, { name: 'Mei', role: 'staff', login: 'mei-old', passwordHash })
  const stored = async () =>
    (
      await room.db
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash
  expect((await logIn('mei-old', 'wrong kettle')).data.reason).toBe('accounts/passwordWrong')
  expect(await stored()).toBe(passwordHash)
  expect((await logIn('mei-old')).code).toBe('10000')
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await logIn('mei-old')).code).toBe('10000')
})

test('concurrent sign-ins beyond the hash queue are refused at once instead of waiting', async () => {
  const answers = await Promise.all(
    Array.from({ length: 160 }, (_, i) => logIn(`nobody-${i}-${'x'.repeat(8)}`)),
  )
  const reasons = answers.map(({ data }) => data.reason)
  expect(reasons).toContain('accounts/busy')
  expect(reasons.filter((reason) => reason === 'accounts/passwordWrong').length).toBeGreaterThanOrEqual(100)
})
