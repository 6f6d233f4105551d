import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountsRoom, type AccountsRoom } from '../../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom()
})
afterAll(() => room.close())

let phones = 13_800_019_500

function aPhone(): string {
  return String((phones += 1))
}

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
type Way = [call: string, scene: 'login' | 'register', consent: object, stale: object]
const version: [object, object] = [{ agreeVersion: inForce }, { agreeVersion: '2020-01' }]
const ways: Way[] = [
  ['POST /webRegister', 'register', ...version],
  ['POST /sms/login', 'login', { agreed: true }, { agreed: true, agreeVersion: '2020-01' }],
]

test.each(ways)(
  '%s makes no account and records no agreement without a consent',
  async (call, scene, consent, stale) => {
    const phone = aPhone()
    const browser = room.browser()
    const smscode = await room.codeFor(phone, () => browser.send('POST /sendSms', { phone, scene }))
    for (const more of [{}, stale]) {
      const refused: Answer = await browser.send(call as never, { phone, smscode, ...more })
      expect(refused.code).toBe('40001')
      expect((refused.data as { fields: { field: string }[] }).fields[0]!.field).toMatch(/^agree(d|Version)$/)
      expect(await written(phone)).toEqual([0, 0])
    }
    expect((await browser.send(call as never, { phone, smscode, ...consent })).code).toBe('10000')
    expect(await written(phone)).toEqual([1, 1])
  },
)
