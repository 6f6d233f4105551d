import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountsRoom } from '@hojip/accounts/testing'
import { aStaffRoom } from '../../testing.ts'
import { aMember, aPhone, aShop, invited, type TestMember } from '../../testing/inviting.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await aStaffRoom()
})
afterAll(() => room.close())

/** Another owner of the shop, who has invited a friend; the link is not taken yet. */
async function aSecondOwner({ shopId }: TestMember) {
  const second = await aMember(room, shopId, ['owner'])
  const friend = aPhone()
  return { ...second, pkId: second.userId, friend, link: await invited(room, second, friend, ['owner']) }
}

async function isDead(code: string): Promise<boolean> {
  const found = await room.send('POST /staff/findInvitation', { code })
  const accepted = await room.send('POST /staff/acceptInvitation', {
    code,
    smscode: '000000',
    password: 'kimchi-at-dawn-9',
  })
  return [found, accepted].every(({ data }) => data.reason === 'accounts/invitationGone')
}

test.each([
  ['is removed', 'POST /bizConsole/removeStaff', {}],
  ['may no longer invite', 'POST /bizConsole/changeStaffRoles', { roles: ['readOnly'] }],
] as const)(
  'what a member has invited who %s is withdrawn, named before and recorded after',
  async (_, call, input) => {
    const shop = await aShop(room)
    const { pkId, friend, link } = await aSecondOwner(shop)
    const shown = `138****${friend.slice(-4)}`
    const own = await invited(room, shop, aPhone())
    const { list } = (await shop.call('GET /bizConsole/queryStaff', {})).data
    expect(list.find((one) => one.pkId === pkId)!.invitedPhones).toEqual([shown])
    expect((await shop.call(call, { pkId, ...input })).code).toBe('10000')
    expect(await isDead(link.code)).toBe(true)
    const open = (await shop.call('GET /bizConsole/queryInvitations', {})).data.list
    expect(open.map((one) => one.pkId)).toEqual([own.pkId])
    const acts = await sql<{ subject: object }>`
    select e.subject from staff_act s join staff_act_end e on e.act_id = s.id
    where s.shop_id = ${shop.shopId} and s.call = ${call}`.execute(room.db)
    expect(acts.rows[0]!.subject).toMatchObject({ withdrawn: [shown] })
    const again = await shop.call('POST /bizConsole/inviteStaff', { phone: friend, roles: ['orders'] })
    expect(again.code).toBe('10000')
  },
)

test('who stays an owner, with other roles, leaves what they have invited', async () => {
  const shop = await aShop(room)
  const { pkId, link } = await aSecondOwner(shop)
  await shop.call('POST /bizConsole/changeStaffRoles', { pkId, roles: ['owner', 'money'] })
  expect((await room.send('POST /staff/findInvitation', { code: link.code })).code).toBe('10000')
})

test('a link is dead as soon as its sender may not invite, however that came about', async () => {
  const shop = await aShop(room)
  const { pkId, friend, link } = await aSecondOwner(shop)
  const smscode = await room.codeFor(friend, () =>
    room.send('POST /staff/sendInvitationCode', { code: link.code }),
  )
  const input = { code: link.code, smscode, name: '新同事小陈', password: 'kimchi-at-dawn-9' }
  await sql`update account_staff set roles = '["money"]' where user_id = ${pkId}`.execute(room.db)
  expect(await isDead(link.code)).toBe(true)
  await sql`update account_staff set roles = '["owner"]' where user_id = ${pkId}`.execute(room.db)
  await sql`update account set blocked_at = now(), block_reason = 'fraud' where id = ${pkId}`.execute(room.db)
  expect((await room.send('POST /staff/acceptInvitation', input)).data.reason).toBe('accounts/invitationGone')
})

test('a member who has just been removed invites nobody in the second until their session is read again', async () => {
  const shop = await aShop(room)
  const second = await aSecondOwner(shop)
  // Keeps the session, so that the call reaches the room with the rights of before.
  await sql`delete from account_staff where user_id = ${second.pkId}`.execute(room.db)
  const late = await second.call('POST /bizConsole/inviteStaff', { phone: aPhone(), roles: ['owner'] })
  expect(late.data.reason).toBe('http/noRight')
})
