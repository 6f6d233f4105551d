import { newId } from '@hojip/platform/ids'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import { addAccount } from '@hojip/accounts'
import type { AccountsRoom, TestBrowser } from '@hojip/accounts/testing'
import { addStaff } from '../actions/team/add-staff.ts'

export const staffPassword = 'market-at-seven'
let phones = 13_800_019_000

export function aPhone(): string {
  return String((phones += 1))
}

/** Calls from the business site. */
export function callsOf(browser: TestBrowser): TestBrowser['send'] {
  return (key, input) =>
    browser.send(key, input, { headers: { authorization: browser.cookies.get('deskToken')! } })
}

export async function signInStaff(room: AccountsRoom, login: string, phone: string) {
  const browser = room.browser()
  let ticket = ''
  const code = await room.codeFor(phone, async () => {
    ticket = (await browser.send('POST /staff/login', { account: login, password: staffPassword })).data
      .ticket
  })
  await browser.send('POST /staff/confirm', { ticket, code })
  return callsOf(browser)
}

/** Somebody who works for the shop and is signed in. */
export async function aMember(room: AccountsRoom, shopId: string, roles: readonly StaffRole[]) {
  const phone = aPhone()
  const login = `owner-${phone}`
  const account = {
    name: login,
    role: 'staff',
    login,
    password: staffPassword,
    phone: `+86${phone}`,
  } as const
  const userId = await addAccount(room.db, account, room.tools.passwordCost)
  await addStaff(room.db, userId, shopId, roles)
  return { shopId, userId, phone, call: await signInStaff(room, login, phone) }
}

export type TestMember = Awaited<ReturnType<typeof aMember>>

/** A shop with an owner who is signed in. */
export async function aShop(room: AccountsRoom, roles: readonly StaffRole[] = ['owner']) {
  const shopId = newId()
  await sql`insert into shop (id, slug, mark, name) values (${shopId}, ${shopId}, '早',
    '{"zh-CN": "早市泡菜", "ko-KR": "새벽 김치", "en-US": "Morning Kimchi"}')`.execute(room.db)
  return aMember(room, shopId, roles)
}

/** Invites a number; returns the invitation's id and the code of its link. */
export async function invited(
  room: AccountsRoom,
  { call }: TestMember,
  phone: string,
  roles: StaffRole[] = ['orders'],
) {
  const { data } = await call('POST /bizConsole/inviteStaff', { phone, roles })
  await room.tools.jobs.drain()
  const message = room.inbox.find((one) => one.template === 'invitation' && one.phone === `+86${phone}`)
  return { pkId: data.pkId, code: message!.code, text: message!.text }
}
