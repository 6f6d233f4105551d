import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountsRoom, type AccountsRoom } from '../../testing.ts'
import { aPhone, aShop, invited } from '../../testing/inviting.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom()
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

// oxlint-disable-next-line typescript/no-explicit-any -- each call has a shape of its own
type Answer = { code: string; data: any }
type Way = [call: string, scene: 'login' | 'register' | 'invitation', consent: object, stale: object]
const version: [object, object] = [{ agreeVersion: inForce }, { agreeVersion: '2020-01' }]
const ways: Way[] = [
  ['POST /webRegister', 'register', ...version],
  ['POST /sms/login', 'login', { agreed: true }, { agreed: true, agreeVersion: '2020-01' }],
  ['POST /staff/acceptInvitation', 'invitation', ...version],
]

test.each(ways)(
  '%s makes no account and records no agreement without a consent',
  async (call, scene, consent, stale) => {
    const phone = aPhone()
    const browser = room.browser()
    const isInvitation = scene === 'invitation'
    const code = isInvitation ? (await invited(room, await aShop(room), phone)).code : undefined
    const ask = () =>
      isInvitation
        ? browser.send('POST /staff/sendInvitationCode', { code })
        : browser.send('POST /sendSms', { phone, scene })
    const smscode = await room.codeFor(phone, ask)
    const who = isInvitation ? { code, name: '崔小敏', password: 'kimchi-at-dawn-9' } : { phone }
    for (const more of [{}, stale]) {
      const refused: Answer = await browser.send(call as never, { ...who, smscode, ...more })
      expect(refused.code).toBe('40001')
      expect((refused.data as { fields: { field: string }[] }).fields[0]!.field).toMatch(/^agree(d|Version)$/)
      expect(await written(phone)).toEqual([0, 0])
    }
    expect((await browser.send(call as never, { ...who, smscode, ...consent })).code).toBe('10000')
    expect(await written(phone)).toEqual([1, 1])
  },
)

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
