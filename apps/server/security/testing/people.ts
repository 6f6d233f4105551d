import { addAccount } from '@hojip/accounts'
import { addStaff } from '@hojip/staff'
import { cheapPasswordCost } from '@hojip/accounts/testing'
import { newId } from '@hojip/platform/ids'
import type { StaffRole } from '@hojip/policy'
import { home, type GuardedMall, type Pass, type Sent } from './guarded-mall.ts'

export interface Person {
  userId: string
  /** The headers of a program: the token alone; on the business site its cookie, too. */
  pass: Pass
}

function cookiesOf({ headers }: Sent): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String)
}

function pairsOf(answer: Sent): string {
  return cookiesOf(answer)
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** A browser sends its origin, and gets a session bound to its cookie. */
export const browser = { origin: home }

export interface SignedIn extends Person {
  token: string
  /** The `Cookie` header of the browser that signed in. */
  cookie: string
  setCookies: string[]
}

function signedIn(answer: Sent): SignedIn {
  if (answer.body.code !== '10000') throw new Error(`not signed in: ${answer.text}`)
  const setCookies = cookiesOf(answer)
  const { pkId: userId, token } = answer.body.data as { pkId: string; token: string }
  const cookie = pairsOf(answer)
  return { userId, token, cookie, setCookies, pass: { authorization: token } }
}

async function inbox(mall: GuardedMall, phone: string) {
  return (await (await fetch(`${mall.simulatorUrl}/sms/messages?phone=${phone}`)).json()) as {
    code: string
  }[]
}

/** Requests a code and waits for its message; the cookies are those of the browser to which the code belongs. */
async function nextCode(mall: GuardedMall, phone: string, headers: Pass) {
  const before = (await inbox(mall, phone)).length
  const cookie = pairsOf(await mall.send('POST /sendSms', { phone }, headers))
  for (;;) {
    const messages = await inbox(mall, phone)
    if (messages.length > before) return { smscode: messages[0]!.code, ...(cookie ? { cookie } : {}) }
  }
}

/** Signs in with the code sent to the phone; an unknown number is registered. */
export async function signInByPhone(mall: GuardedMall, phone: string, headers: Pass = {}): Promise<SignedIn> {
  // A second code within a minute would be refused; these tests do not wait.
  await mall.tools.db
    .updateTable('account_sms_code')
    .set({ sent_at: new Date(0) })
    .where('phone', '=', `+86${phone}`)
    .execute()
  const { smscode, ...jar } = await nextCode(mall, phone, headers)
  const input = { phone, smscode, agreed: true, agreeVersion: '2026-11' }
  return signedIn(await mall.send('POST /sms/login', input, { ...headers, ...jar }))
}

export const staffPassword = 'morning-market'

/** The count of staff phone numbers handed out in this process. */
let workPhones = 0

async function newestCode(mall: GuardedMall, phone: string): Promise<string> {
  for (;;) {
    const [message] = await inbox(mall, phone)
    if (message) return message.code
  }
}

/** Somebody who works for a shop and is not signed in; returns their id. */
export async function aColleague(mall: GuardedMall, shopId: string, roles: readonly StaffRole[]) {
  const { db } = mall.tools
  const userId = await addAccount(db, { name: 'colleague', role: 'staff' })
  await addStaff(db, userId, shopId, roles)
  return userId
}

/** A staff member of a shop, its owner unless other roles are given; or an operator of the mall without a shop. */
export async function aStaffMember(
  mall: GuardedMall,
  name: string,
  shopId?: string,
  roles: readonly StaffRole[] = ['owner'],
): Promise<Person> {
  const { db } = mall.tools
  const login = `${name}-${newId()}`
  const role = shopId ? 'staff' : 'operator'
  const phone = `199${String((workPhones += 1)).padStart(8, '0')}`
  const account = { name, role, login, password: staffPassword, phone: `+86${phone}` } as const
  const userId = await addAccount(db, account, cheapPasswordCost)
  if (shopId) await addStaff(db, userId, shopId, roles)
  return signInStaff(mall, login, phone)
}

/** Signs in with the password and the code sent to the phone, to which none was sent before. */
export async function signInStaff(mall: GuardedMall, login: string, phone: string): Promise<Person> {
  const first = await mall.send('POST /staff/login', { account: login, password: staffPassword })
  if (first.body.data?.codeSent !== true) throw new Error(`no code for ${login}: ${first.text}`)
  const cookie = pairsOf(first)
  const { ticket } = first.body.data as { ticket: string }
  const code = await newestCode(mall, phone)
  const { pass, ...signed } = signedIn(await mall.send('POST /staff/confirm', { ticket, code }, { cookie }))
  return { ...signed, pass: { ...pass, cookie: signed.cookie } }
}
