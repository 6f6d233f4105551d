import { newId } from '@hojip/platform/ids'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '@hojip/accounts'
import type { AccountsRoom, TestBrowser } from '@hojip/accounts/testing'
import { aStaffRoom, authenticatorCode } from '../../testing.ts'
import { aPhone, aShop, callsOf, invited, signInStaff, staffPassword } from '../../testing/inviting.ts'

const faults = { left: 0 }
let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
  const { send } = room.tools.sms
  room.tools.sms.send = async (message) => {
    if (message.template === 'invitation' && faults.left > 0) {
      faults.left -= 1
      throw new Error('no gateway')
    }
    return send(message)
  }
})
afterAll(() => room.close())

function accept(
  browser: Pick<TestBrowser, 'send'>,
  { code, phone, ...input }: { code: string; phone: string; name?: string; password?: string },
) {
  return room
    .codeFor(phone, () => browser.send('POST /staff/sendInvitationCode', { code }))
    .then((smscode) =>
      browser.send('POST /staff/acceptInvitation', {
        code,
        smscode,
        password: 'kimchi-at-dawn-9',
        agreeVersion: '2026-11',
        ...input,
      }),
    )
}

function staffOf(shopId: string) {
  return sql<{ name: string; roles: StaffRole[]; role: string }>`
    select a.name, f.roles, a.role from account_staff f join account a on a.id = f.user_id
    where f.shop_id = ${shopId} and not f.roles ? 'owner' order by a.name`
    .execute(room.db)
    .then(({ rows }) => rows)
}

test('a number without an account joins with a name and a password, and is signed in at the business site', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  const { code, text } = await invited(room, shop, phone, ['service', 'orders', 'service'])
  expect(text).toContain(`http://localhost:3000/business/invitation?code=${code}`)
  expect(text).toContain('早市泡菜')
  const browser = room.browser()
  const found = await browser.send('POST /staff/findInvitation', { code })
  expect(found.data).toMatchObject({
    shopName: '早市泡菜',
    phone: `138****${phone.slice(-4)}`,
    roles: ['orders', 'service'],
    hasAccount: false,
  })
  const nameless = await accept(browser, { code, phone })
  expect(nameless.data).toMatchObject({ reason: 'accounts/nameUnfit', fields: [{ field: 'name' }] })
  const joined = await accept(browser, { code, phone, name: '崔小敏' })
  expect(joined.data.user).toMatchObject({ name: '崔小敏', roleName: 'staff' })
  expect(joined.data.user!.access).toContain('orders.ship')
  expect(await staffOf(shop.shopId)).toEqual([
    { name: '崔小敏', roles: ['orders', 'service'], role: 'staff' },
  ])
  const orders = await callsOf(browser)('GET /appUser/findById/{id}', { id: 'me' })
  expect(orders.data).toMatchObject({ shopId: shop.shopId })
  expect((await shop.call('GET /bizConsole/queryInvitations', {})).data.list).toEqual([])
  const again = await browser.send('POST /staff/findInvitation', { code })
  expect(again.data.reason).toBe('accounts/invitationGone')
})

test('a shopper keeps name and account; the new password ends the sessions of the old one', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  await addAccount(
    room.db,
    { name: '李小雪', role: 'shopper', phone: `+86${phone}`, password: 'snow-in-april-5' },
    room.tools.passwordCost,
  )
  const mall = room.browser()
  await room.signIn(mall, phone)
  const { code } = await invited(room, shop, phone)
  const joined = await accept(room.browser(), { code, phone, name: '别的名字' })
  expect(joined.data.user).toMatchObject({ name: '李小雪' })
  expect((await mall.send('GET /appUser/findById/{id}', { id: 'me' })).code).toBe('401')
  await signInAgain(phone, 'kimchi-at-dawn-9')
})

async function signInAgain(phone: string, pass: string) {
  const { data } = await room.browser().send('POST /staff/login', { account: phone, password: pass })
  expect(data).toMatchObject({ step: 'sms' })
}

test('without the code of the phone, with a wrong one or with a weak password nothing changes', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  const { code } = await invited(room, shop, phone)
  const browser = room.browser()
  const smscode = await room.codeFor(phone, () => browser.send('POST /staff/sendInvitationCode', { code }))
  const input = { code, smscode, name: '崔小敏', password: 'kimchi-at-dawn-9', agreeVersion: '2026-11' }
  const wrong = { ...input, smscode: smscode === '000000' ? '000001' : '000000' }
  expect((await browser.send('POST /staff/acceptInvitation', wrong)).data.reason).toBe('accounts/codeWrong')
  const short = await browser.send('POST /staff/acceptInvitation', { ...input, password: 'short-pass' })
  expect(short.data.reason).toBe('accounts/passwordShortForStaff')
  const elsewhere = await room.browser().send('POST /staff/acceptInvitation', input)
  expect(elsewhere.data.reason).toBe('accounts/codeWrong')
  expect(await staffOf(shop.shopId)).toEqual([])
  expect((await browser.send('POST /staff/acceptInvitation', input)).code).toBe('10000')
})

function acceptancesOf(shopId: string) {
  return sql<{ name: string; outcome: string; input: { code: string; password: string }; after: object }>`
    select a.name, e.outcome, s.input, e.after from staff_act s
    join staff_act_end e on e.act_id = s.id join account a on a.id = s.user_id
    where s.shop_id = ${shopId} and s.call = 'POST /staff/acceptInvitation' order by s.id`.execute(room.db)
}

test('accepting is in the log of the shop’s staff, also by somebody who had no account', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  const { code } = await invited(room, shop, phone)
  const wrong = { code, smscode: '000000', name: '新同事小陈', password: 'kimchi-at-dawn-9' }
  await room.browser().send('POST /staff/acceptInvitation', wrong)
  await accept(room.browser(), { code, phone, name: '新同事小陈' })
  const known = aPhone()
  await room.signIn(room.browser(), known)
  const second = await invited(room, shop, known, ['goods'])
  await room.browser().send('POST /staff/acceptInvitation', { ...wrong, code: second.code })
  await accept(room.browser(), { code: second.code, phone: known })
  expect((await acceptancesOf(shop.shopId)).rows).toMatchObject([
    {
      name: '新同事小陈',
      outcome: 'done',
      input: { code: '[secret]', password: '[secret]' },
      after: { roles: ['orders'] },
    },
    { outcome: 'refused' },
    { outcome: 'done', after: { roles: ['goods'] } },
  ])
})

test('who works for another shop is not taken over, nor is an operator', async () => {
  const [one, other] = [await aShop(room), await aShop(room)]
  const { code } = await invited(room, one, other.phone)
  const refused = await accept(room.browser(), { code, phone: other.phone })
  expect(refused.data.reason).toBe('accounts/worksElsewhere')
  const phone = aPhone()
  await addAccount(
    room.db,
    { name: 'op', role: 'operator', phone: `+86${phone}`, password: staffPassword },
    room.tools.passwordCost,
  )
  const toOperator = await invited(room, one, phone)
  expect((await accept(room.browser(), { code: toOperator.code, phone })).data.reason).toBe(
    'accounts/worksElsewhere',
  )
  expect(await staffOf(one.shopId)).toEqual([])
  const own = await one.call('POST /bizConsole/inviteStaff', { phone: one.phone, roles: ['money'] })
  expect(own.data.reason).toBe('accounts/worksHere')
})

test('of two invitations to one number that are accepted at once, one is taken', async () => {
  const shops = [await aShop(room), await aShop(room)]
  const phone = aPhone()
  await addAccount(room.db, { name: 'bo', role: 'shopper', phone: `+86${phone}` }, room.tools.passwordCost)
  const tries = []
  for (const shop of shops) {
    const { code } = await invited(room, shop, phone)
    const browser = room.browser()
    const smscode = await room.codeFor(phone, () => browser.send('POST /staff/sendInvitationCode', { code }))
    tries.push(() =>
      browser.send('POST /staff/acceptInvitation', {
        code,
        smscode,
        password: 'kimchi-at-dawn-9',
        agreeVersion: '2026-11',
      }),
    )
  }
  const answers = await Promise.all(tries.map((run) => run()))
  expect(answers.map(({ code, data }) => (code === '10000' ? 'joined' : String(data.reason))).sort()).toEqual(
    ['accounts/worksElsewhere', 'joined'],
  )
})

test('an authenticator stays the second step: the account signs in with it', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  const login = `min-${phone}`
  const userId = await addAccount(
    room.db,
    { name: login, role: 'staff', login, password: staffPassword, phone: `+86${phone}` },
    room.tools.passwordCost,
  )
  const call = await signInStaff(room, login, phone)
  const { data } = await call('POST /staff/enroll', {})
  const code = authenticatorCode(data.secret, room.clock.nowMs())
  expect((await call('POST /staff/changeAuthenticator', { code })).code).toBe('10000')
  await sql`update account set role = 'shopper' where id = ${userId}`.execute(room.db)
  const link = await invited(room, shop, phone)
  const browser = room.browser()
  const joined = await accept(browser, { code: link.code, phone })
  expect(joined.data).toEqual({ user: null })
  expect(browser.cookies.get('deskToken')).toBeUndefined()
  expect(await staffOf(shop.shopId)).toHaveLength(1)
})

test('a number is invited once at a time, also by two presses at once; a withdrawn link is dead', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  const input = { phone, roles: ['orders' as const] }
  const both = await Promise.all([1, 2].map(() => shop.call('POST /bizConsole/inviteStaff', input)))
  expect(both.map(({ code, data }) => (code === '10000' ? 'invited' : String(data.reason))).sort()).toEqual([
    'accounts/invitedAlready',
    'invited',
  ])
  await room.tools.jobs.drain()
  const { code } = room.inbox.find((one) => one.phone === `+86${phone}`)!
  const [listed] = (await shop.call('GET /bizConsole/queryInvitations', {})).data.list
  expect(listed).toMatchObject({ sendState: 'sent', isExpired: false, roles: ['orders'] })
  const stranger = await aShop(room)
  const { pkId } = listed!
  expect((await stranger.call('GET /bizConsole/queryInvitations', {})).data.list).toEqual([])
  for (const call of ['POST /bizConsole/withdrawInvitation', 'POST /bizConsole/sendInvitationAgain'] as const)
    expect(await stranger.call(call, { pkId })).toMatchObject({ data: { reason: 'accounts/invitationGone' } })
  expect((await shop.call('POST /bizConsole/withdrawInvitation', { pkId })).code).toBe('10000')
  expect((await room.send('POST /staff/findInvitation', { code })).data.reason).toBe(
    'accounts/invitationGone',
  )
  expect(await shop.call('POST /bizConsole/withdrawInvitation', { pkId })).toMatchObject({
    data: { reason: 'accounts/invitationGone' },
  })
})

async function ageInvitation(pkId: string, interval: string) {
  await sql`
    update staff_invitation set invited_at = invited_at - ${interval}::interval,
      sent_at = sent_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
    where id = ${pkId}`.execute(room.db)
}

test('an expired link is dead until the message is sent again; a message a minute, and five in all', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  const { pkId, code } = await invited(room, shop, phone)
  const again = () => shop.call('POST /bizConsole/sendInvitationAgain', { pkId })
  expect(await again()).toMatchObject({ data: { reason: 'accounts/messagedOften' } })
  await ageInvitation(pkId, '8 days')
  expect((await room.send('POST /staff/findInvitation', { code })).data.reason).toBe(
    'accounts/invitationGone',
  )
  const [late] = (await shop.call('GET /bizConsole/queryInvitations', {})).data.list
  expect(late).toMatchObject({ isExpired: true, againAfter: 0 })
  for (const [n, expected] of ['10000', '10000', '10000', '10000', '42901'].entries()) {
    await ageInvitation(pkId, '61 seconds')
    expect([n, (await again()).code]).toEqual([n, expected])
    await room.tools.jobs.drain()
  }
  expect(room.inbox.filter((one) => one.phone === `+86${phone}`).map((one) => one.code)).toEqual(
    Array(5).fill(code),
  )
  expect((await room.send('POST /staff/findInvitation', { code })).code).toBe('10000')
})

test('a message that the gateway does not take is tried three times, and the owner sees that it failed', async () => {
  const shop = await aShop(room)
  const phone = aPhone()
  faults.left = 3
  const { data } = await shop.call('POST /bizConsole/inviteStaff', { phone, roles: ['orders'] })
  const state = async () => (await shop.call('GET /bizConsole/queryInvitations', {})).data.list[0]!.sendState
  expect(await state()).toBe('underWay')
  await room.tools.jobs.drain({ early: true })
  expect([await state(), faults.left]).toEqual(['failed', 0])
  await ageInvitation(data.pkId, '2 minutes')
  expect((await shop.call('POST /bizConsole/sendInvitationAgain', { pkId: data.pkId })).code).toBe('10000')
  await room.tools.jobs.drain()
  expect(await state()).toBe('sent')
})

test('a shop has at most twenty open invitations, and a number gets at most five a day', async () => {
  const shop = await aShop(room)
  for (let n = 0; n < 20; n += 1)
    expect(
      (await shop.call('POST /bizConsole/inviteStaff', { phone: aPhone(), roles: ['money'] })).code,
    ).toBe('10000')
  const more = await shop.call('POST /bizConsole/inviteStaff', { phone: aPhone(), roles: ['money'] })
  expect(more.data.reason).toBe('accounts/invitedOften')
  const [other, phone] = [await aShop(room), aPhone()]
  for (let n = 0; n < 5; n += 1) {
    const { pkId } = await invited(room, other, phone)
    await other.call('POST /bizConsole/withdrawInvitation', { pkId })
  }
  const sixth = await (await aShop(room)).call('POST /bizConsole/inviteStaff', { phone, roles: ['money'] })
  expect(sixth.data.reason).toBe('accounts/invitedOften')
})

test('only who manages the staff may invite', async () => {
  const shop = await aShop(room, ['goods', 'service', 'orders', 'money'])
  for (const call of [
    ['POST /bizConsole/inviteStaff', { phone: aPhone(), roles: ['owner' as const] }],
    ['POST /bizConsole/sendInvitationAgain', { pkId: newId() }],
    ['POST /bizConsole/withdrawInvitation', { pkId: newId() }],
    ['GET /bizConsole/queryInvitations', {}],
  ] as const)
    expect(await shop.call(...(call as [(typeof call)[0], never]))).toMatchObject({
      data: { reason: 'http/noRight' },
    })
})
