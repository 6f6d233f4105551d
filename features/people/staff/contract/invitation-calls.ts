import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { z } from 'zod'
import { accountsRefusals as r } from '@hojip/accounts/refusals'
import {
  codeSent,
  loginData,
  password,
  phoneInput,
  publicLogin,
  shownName,
  smscode,
  unfit,
} from '@hojip/accounts/shapes'
import { staffRefusals } from '../refusals.ts'
import { roles } from './team-calls.ts'

const ofTeam = { ...shopCall, right: 'staff.manage' } as const

const invitation = z.object({
  pkId: s.id,
  /** Masked. */
  phone: z.string(),
  roles,
  inviteTime: s.time,
  inviterName: z.string(),
  expireTime: s.time,
  isExpired: z.boolean(),
  /** Whether the last message reached the gateway. */
  sendState: z.enum(['underWay', 'sent', 'failed']),
  /** Seconds until another message may be sent; null when there were enough. */
  againAfter: z.int().nullable(),
})

export type Invitation = z.output<typeof invitation>

/** The code of the link in an invitation's message. */
const code = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z2-7]{16}$/)

/** An owner invites people by phone; a person who has the message and proves the phone joins the shop's staff. */
export const invitationCalls = {
  'GET /bizConsole/queryInvitations': call({
    summary: 'The shop’s invitations that wait for an answer or have expired, newest first',
    ...ofTeam,
    rate: 'read',
    input: s.noInput,
    output: s.listOf(invitation),
  }),
  'POST /bizConsole/inviteStaff': call({
    summary: 'Invites a number to the shop’s staff by SMS, with the roles it will have; valid for 7 days',
    ...ofTeam,
    rate: 'write',
    proof: 'fresh',
    input: z.object({ ...phoneInput, roles: roles.min(1) }),
    output: z.object({ pkId: s.id }),
    refusals: [
      r.phoneInvalid,
      staffRefusals.worksHere,
      staffRefusals.invitedAlready,
      staffRefusals.invitedOften,
    ],
  }),
  'POST /bizConsole/sendInvitationAgain': call({
    summary: 'Sends an invitation’s message again, which makes it valid for 7 days from now',
    ...ofTeam,
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [staffRefusals.invitationGone, staffRefusals.messagedOften],
  }),
  'POST /bizConsole/withdrawInvitation': call({
    summary: 'Withdraws an invitation: its link no longer works',
    ...ofTeam,
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [staffRefusals.invitationGone],
  }),
  'POST /staff/findInvitation': call({
    summary: 'Which shop a link invites to, and as what',
    ...publicLogin,
    input: z.object({ code }),
    output: z.object({
      shopName: z.string(),
      inviterName: z.string(),
      /** Masked. */
      phone: z.string(),
      roles,
      expireTime: s.time,
      /** Whether the number has an account, which keeps its name. */
      hasAccount: z.boolean(),
    }),
    refusals: [staffRefusals.invitationGone],
  }),
  'POST /staff/sendInvitationCode': call({
    summary: 'Sends a code to the invited number, to prove that it is the caller’s',
    ...publicLogin,
    rate: 'sms',
    input: z.object({ code }),
    output: codeSent,
    refusals: [staffRefusals.invitationGone, r.smsTooOften],
  }),
  'POST /staff/acceptInvitation': call({
    summary:
      'Joins the shop’s staff: sets the account’s password, and creates the account when the number has none',
    ...publicLogin,
    record: 'named',
    input: z.object({
      code,
      smscode,
      /** For a number without an account. */
      name: shownName.optional(),
      password,
      /** For a number without an account: the agreements that its new account accepts. */
      agreeVersion: s.words(1, 32).optional(),
    }),
    /** `user` is null for an account with an authenticator: it signs in with that. */
    output: z.object({ user: loginData.nullable() }),
    refusals: [
      staffRefusals.invitationGone,
      r.codeWrong,
      r.tooManyTries,
      r.nameUnfit,
      ...unfit,
      staffRefusals.worksHere,
      staffRefusals.worksElsewhere,
      r.accountBlocked,
      r.agreementChanged,
    ],
  }),
}

s.nameShapes({ Invitation: invitation })
