import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { z } from 'zod'
import { staffRefusals as r } from '../refusals.ts'

/** As `staffRoles` of `@hojip/policy`, which also defines what each may do. */
export const roles = z.array(z.enum(['owner', 'goods', 'orders', 'service', 'money', 'readOnly'])).max(6)

const ofTeam = { ...shopCall, right: 'staff.manage' } as const

const member = z.object({
  /** Their account's id. */
  pkId: s.id,
  name: z.string(),
  /** The name they sign in with; null for one without. */
  loginName: z.string().nullable(),
  /** Masked; null for an account without a phone. */
  phone: z.string().nullable(),
  roles,
  isSelf: z.boolean(),
  /** The number of devices on which they are signed in at the business site. */
  deviceNum: z.int(),
  /** When one of these devices was last used; null when they are signed in on none. */
  lastSeen: s.time.nullable(),
  /** Whom they have invited who has not joined, masked: withdrawn when they leave or may no longer invite. */
  invitedPhones: z.array(z.string()),
  joinTime: s.time,
})

export type Member = z.output<typeof member>

/** Who works for a shop, and what they may do there. */
export const teamCalls = {
  'GET /bizConsole/queryStaff': call({
    summary: 'Everybody who works for the shop: owners first, then by the time they joined',
    ...ofTeam,
    rate: 'read',
    input: s.noInput,
    output: s.listOf(member),
  }),
  'POST /bizConsole/changeStaffRoles': call({
    summary:
      'Gives a member of staff other roles, which count at once; the shop keeps an owner. Withdraws the invitations of who may no longer invite',
    ...ofTeam,
    rate: 'write',
    proof: 'fresh',
    input: z.object({ pkId: s.id, roles: roles.min(1) }),
    output: s.nothing,
    refusals: [r.staffGone, r.lastOwner],
  }),
  'POST /bizConsole/removeStaff': call({
    summary:
      'Removes a member of staff from the shop, withdraws their invitations and signs them out of the business site; their account stays a shopper’s',
    ...ofTeam,
    rate: 'write',
    proof: 'fresh',
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.staffGone, r.lastOwner],
  }),
  'POST /bizConsole/signOutStaff': call({
    summary: 'Signs a member of staff out of the business site on all devices, except on the one that calls',
    ...ofTeam,
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: z.object({ count: z.int() }),
    refusals: [r.staffGone],
  }),
}

s.nameShapes({ TeamMember: member })
