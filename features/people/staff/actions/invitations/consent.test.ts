import type { AccountsRoom } from '@hojip/accounts/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStaffRoom } from '../../testing.ts'
import { aPhone, aShop, invited } from '../../testing/inviting.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
})
afterAll(() => room.close())

const inForce = '2026-11'

/** How many accounts there are of the number, and agreements that they have accepted. */
async function written(phone: string): Promise<number[]> {
  const { rows } = await sql<{ accounts: number; agreements: number }>`
    select count(distinct a.id)::int as accounts, count(g.user_id)::int as agreements
    from account a left join account_agreement g on g.user_id = a.id where a.phone = ${`+86${phone}`}`.execute(
    room.db,
  )
  return [rows[0]!.accounts, rows[0]!.agreements]
}

test('nobody who is invited gets an account, and no agreement is recorded, without a consent', async () => {
  const phone = aPhone()
  const browser = room.browser()
  const { code } = await invited(room, await aShop(room), phone)
  const smscode = await room.codeFor(phone, () => browser.send('POST /staff/sendInvitationCode', { code }))
  const who = { code, smscode, name: '崔小敏', password: 'kimchi-at-dawn-9' }
  for (const more of [{}, { agreeVersion: '2020-01' }]) {
    const refused = await browser.send('POST /staff/acceptInvitation', { ...who, ...more })
    expect(refused.code).toBe('40001')
    expect((refused.data as { fields: { field: string }[] }).fields[0]!.field).toBe('agreeVersion')
    expect(await written(phone)).toEqual([0, 0])
  }
  const input = { ...who, agreeVersion: inForce }
  expect((await browser.send('POST /staff/acceptInvitation', input)).code).toBe('10000')
  expect(await written(phone)).toEqual([1, 1])
})

test('who has an account joins a shop’s staff without accepting the agreements of the mall again', async () => {
  const phone = aPhone()
  const buyer = room.browser()
  await room.signIn(buyer, phone)
  expect(await written(phone)).toEqual([1, 1])
  const { code } = await invited(room, await aShop(room), phone)
  const browser = room.browser()
  const smscode = await room.codeFor(phone, () => browser.send('POST /staff/sendInvitationCode', { code }))
  const joined = await browser.send('POST /staff/acceptInvitation', {
    code,
    smscode,
    password: 'kimchi-at-dawn-9',
  })
  expect(joined.code).toBe('10000')
  expect(await written(phone)).toEqual([1, 1])
})
