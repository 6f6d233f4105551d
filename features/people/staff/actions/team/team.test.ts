import { newId } from '@hojip/platform/ids'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '@hojip/accounts'
import type { AccountsRoom, TestBrowser } from '@hojip/accounts/testing'
import { untilWaiting } from '@hojip/platform/testing'
import { addStaff } from './add-staff.ts'
import { aStaffRoom } from '../../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
})
afterAll(() => room.close())

const password = 'market-at-seven'
let phones = 13_800_009_000

async function aShop(): Promise<string> {
  const id = newId()
  await sql`insert into shop (id, slug, mark, name) values (${id}, ${id}, '早', '{"zh-CN": "早市"}')`.execute(
    room.db,
  )
  return id
}

/** Somebody who works for the shop and is signed in. */
async function aMember(shopId: string, roles: readonly StaffRole[]) {
  const phone = String((phones += 1))
  const login = `staff-${phone}`
  const account = { name: login, role: 'staff', login, password, phone: `+86${phone}` } as const
  const userId = await addAccount(room.db, account, room.tools.passwordCost)
  await addStaff(room.db, userId, shopId, roles)
  const browser = room.browser()
  await signIn(browser, { login, phone })
  return { userId, login, phone, browser, call: callsOf(browser) }
}

async function signIn(browser: TestBrowser, { login, phone }: { login: string; phone: string }) {
  let ticket = ''
  const code = await room.codeFor(phone, async () => {
    ticket = (await browser.send('POST /staff/login', { account: login, password })).data.ticket
  })
  return browser.send('POST /staff/confirm', { ticket, code })
}

/** Calls from the business site. */
function callsOf(browser: TestBrowser): TestBrowser['send'] {
  return (key, input) =>
    browser.send(key, input, { headers: { authorization: browser.cookies.get('deskToken')! } })
}

type TestMember = Awaited<ReturnType<typeof aMember>>

async function viewerOf({ browser }: TestMember) {
  const headers = { ...browser.headers(), authorization: browser.cookies.get('deskToken')! }
  return room.tools.authenticator.authenticate(headers, '127.0.0.1')
}

/** Sessions are cached for a second. */
function letSecondPass() {
  room.clock.advance(1_001)
}

function rolesOf(shopId: string) {
  return sql<{ roles: StaffRole[] }>`select roles from account_staff where shop_id = ${shopId}`
    .execute(room.db)
    .then(({ rows }) => rows.map(({ roles }) => roles.join()).sort())
}

test('an owner sees who works for the shop, owners first, and nobody of another shop', async () => {
  const shopId = await aShop()
  const bo = await aMember(shopId, ['orders', 'service'])
  const mei = await aMember(shopId, ['owner'])
  await aMember(await aShop(), ['owner'])
  const { data } = await mei.call('GET /bizConsole/queryStaff', {})
  expect(data.list).toMatchObject([
    { pkId: mei.userId, roles: ['owner'], isSelf: true, deviceNum: 1, loginName: mei.login },
    {
      pkId: bo.userId,
      roles: ['orders', 'service'],
      isSelf: false,
      phone: `138****${bo.phone.slice(-4)}`,
      lastSeen: expect.any(String),
    },
  ])
  expect(data.list).toHaveLength(2)
  await bo.call('POST /logout', {})
  const after = (await mei.call('GET /bizConsole/queryStaff', {})).data.list[1]
  expect(after).toMatchObject({ deviceNum: 0, lastSeen: null })
})

test('other roles count with the next call, and close the sockets that were opened with the old ones', async () => {
  const shopId = await aShop()
  const mei = await aMember(shopId, ['owner'])
  const bo = await aMember(shopId, ['readOnly'])
  expect(await viewerOf(bo)).toMatchObject({ rights: ['orders.read', 'products.read', 'figures.read'] })
  expect((await bo.call('GET /bizConsole/queryStaff', {})).data.reason).toBe('http/noRight')
  const changed = await mei.call('POST /bizConsole/changeStaffRoles', {
    pkId: bo.userId,
    roles: ['service', 'owner', 'service'],
  })
  expect(changed.code).toBe('10000')
  expect(await rolesOf(shopId)).toEqual(['owner', 'owner,service'])
  letSecondPass()
  expect((await bo.call('GET /bizConsole/queryStaff', {})).code).toBe('10000')
  const pushes = await sql<{ channel: string }>`
    select p.channel from push_event p join account_session s on p.channel = 'session:' || s.id
    where p.event = 'sessionChanged' and s.user_id = ${bo.userId}`.execute(room.db)
  expect(pushes.rows).toHaveLength(1)
})

test('a socket is opened with the roles of this moment', async () => {
  const shopId = await aShop()
  const mei = await aMember(shopId, ['owner'])
  const bo = await aMember(shopId, ['readOnly'])
  await viewerOf(bo)
  await mei.call('POST /bizConsole/changeStaffRoles', { pkId: bo.userId, roles: ['service'] })
  const opened = await room.tools.authenticator.authenticateSocket(
    bo.browser.cookies.get('deskToken')!,
    bo.browser.headers(),
    '127.0.0.1',
  )
  expect(opened?.viewer.rights).toContain('service')
})

/** Begins calls that wait for the rows of the team, so that they go on at the same moment. */
async function whileTeamIsLocked<T>(shopId: string, begin: () => Promise<T>[]): Promise<T[]> {
  const calls = await room.db.transaction().execute(async (tx) => {
    await sql`select from account_staff where shop_id = ${shopId} for update`.execute(tx)
    const begun = begin()
    await untilWaiting(room.db, begun.length)
    return { begun }
  })
  return Promise.all(calls.begun)
}

test('a shop keeps an owner, also when two of them step down at once', async () => {
  const shopId = await aShop()
  const mei = await aMember(shopId, ['owner'])
  const lone = await mei.call('POST /bizConsole/changeStaffRoles', { pkId: mei.userId, roles: ['goods'] })
  expect(lone).toMatchObject({ data: { reason: 'accounts/lastOwner' } })
  const removed = await mei.call('POST /bizConsole/removeStaff', { pkId: mei.userId })
  expect(removed).toMatchObject({ data: { reason: 'accounts/lastOwner' } })
  const tao = await aMember(shopId, ['owner'])
  const answers = await whileTeamIsLocked(shopId, () => [
    mei.call('POST /bizConsole/changeStaffRoles', { pkId: mei.userId, roles: ['goods'] }),
    tao.call('POST /bizConsole/removeStaff', { pkId: tao.userId }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['10000', '40009'])
  expect(await rolesOf(shopId)).toContain('owner')
})

test('a removed member is signed out of the shop at once, and still shops', async () => {
  const shopId = await aShop()
  const mei = await aMember(shopId, ['owner'])
  const bo = await aMember(shopId, ['orders'])
  await room.signIn(bo.browser, bo.phone)
  expect((await mei.call('POST /bizConsole/removeStaff', { pkId: bo.userId })).code).toBe('10000')
  expect(await viewerOf(bo)).toBe('invalid')
  const shopper = await room.tools.authenticator.authenticate(bo.browser.headers(), '127.0.0.1')
  expect(shopper).toMatchObject({ userId: bo.userId, role: 'shopper' })
  const again = await bo.browser.send('POST /staff/login', { account: bo.login, password })
  expect(again.data.reason).toBe('accounts/notStaff')
  const twice = await mei.call('POST /bizConsole/removeStaff', { pkId: bo.userId })
  expect(twice).toMatchObject({ data: { reason: 'accounts/staffGone' } })
})

test('signing a member out ends their sessions at the business site, and one’s own but for the one that calls', async () => {
  const shopId = await aShop()
  const mei = await aMember(shopId, ['owner'])
  const bo = await aMember(shopId, ['orders'])
  await room.signIn(bo.browser, bo.phone)
  const out = await mei.call('POST /bizConsole/signOutStaff', { pkId: bo.userId })
  expect(out.data).toEqual({ count: 1 })
  expect(await viewerOf(bo)).toBe('invalid')
  expect(await room.tools.authenticator.authenticate(bo.browser.headers(), '127.0.0.1')).toMatchObject({
    role: 'shopper',
  })
  const elsewhere = room.browser()
  await signIn(elsewhere, mei)
  expect((await mei.call('POST /bizConsole/signOutStaff', { pkId: mei.userId })).data).toEqual({ count: 1 })
  expect(await viewerOf(mei)).toMatchObject({ userId: mei.userId })
})

test.each(['changeStaffRoles', 'removeStaff', 'signOutStaff'] as const)(
  '%s finds nobody of another shop',
  async (name) => {
    const mei = await aMember(await aShop(), ['owner'])
    const otherShop = await aShop()
    const tao = await aMember(otherShop, ['owner'])
    await aMember(otherShop, ['owner'])
    const { data } = await mei.call(`POST /bizConsole/${name}`, {
      pkId: tao.userId,
      ...(name === 'changeStaffRoles' && { roles: ['readOnly'] }),
    })
    expect(data.reason).toBe('accounts/staffGone')
    expect(await rolesOf(otherShop)).toEqual(['owner', 'owner'])
    expect(await viewerOf(tao)).toMatchObject({ userId: tao.userId })
  },
)

test('a change of roles needs a role', async () => {
  const shopId = await aShop()
  const mei = await aMember(shopId, ['owner'])
  const empty = await mei.call('POST /bizConsole/changeStaffRoles', { pkId: mei.userId, roles: [] })
  expect(empty.code).toBe('40001')
  const unknown = await mei.call('POST /bizConsole/changeStaffRoles', { pkId: mei.userId, roles: ['boss'] })
  expect(unknown.code).toBe('40001')
  expect(await rolesOf(shopId)).toEqual(['owner'])
})
