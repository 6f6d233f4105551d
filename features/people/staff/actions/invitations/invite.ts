import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, isRefusal, type Refusal } from '@hojip/platform/refusal'
import { staffRoles, type StaffRole } from '@hojip/policy'
import { maskedPhone, mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import { accountByPhone, phoneInvalid } from '@hojip/accounts'
import { staffRefusals as r } from '../../refusals.ts'
import { invitationLimits, mayInvite, messageWait } from '../../rules/invitations.ts'
import { invitationCode, invitationHash } from '../../secrets/invitation-code.ts'
import {
  insertInvitation,
  invitationsOf,
  invitedToday,
  renewInvitation,
  withdrawInvitation,
} from '../../store/invitations.ts'
import { lockTeam } from '../../store/team.ts'
import { queueInvitation } from './deliver-invitation.ts'
import type { StaffTools } from '../tools.ts'

type Signed = CallContext & { viewer: Viewer }

/** A Korean number gets the message in Korean, any other in the language of who invites. */
function languageFor(phone: string, locale: Locale): Locale {
  return phone.startsWith('+82') ? 'ko-KR' : locale
}

/**
 * Invites a number to the caller's shop. Whether the number has an account, or works for another shop, is not shown: the
 * invited person learns it when accepting.
 */
export async function inviteStaff(
  tools: StaffTools,
  input: { phone: string; country: PhoneCountry; roles: readonly StaffRole[] },
  { viewer, locale, traceId, note }: Signed,
): Promise<
  | { pkId: string }
  | Refusal<
      | 'accounts/invitedAlready'
      | 'accounts/invitedOften'
      | 'accounts/phoneInvalid'
      | 'accounts/worksHere'
      | 'http/noRight'
    >
> {
  const phone = mobileNumber(input.phone, input.country)
  if (!phone) return phoneInvalid()
  const shopId = viewer.shopId!
  const roles = staffRoles.filter((role) => input.roles.includes(role))
  const id = newId()
  note?.({ subject: { phone: maskedPhone(phone) }, after: { roles } })
  const invited = await inTransaction(tools.db, async (tx) => {
    // Of two owners who invite at once, the second sees what the first did.
    const team = await lockTeam(tx, { shopId })
    // The viewer is of up to a second ago: they may have been removed since.
    if (!mayInvite(team.find(({ userId }) => userId === viewer.userId)?.roles ?? []))
      return refuse(httpRefusals.noRight)
    const known = await accountByPhone(tx, phone)
    if (team.some(({ userId }) => userId === known?.id))
      return refuse(r.worksHere, {}, { fields: [{ field: 'phone', problem: '' }] })
    const open = await invitationsOf(tx, { shopId })
    if (open.some((one) => one.phone === phone))
      return refuse(r.invitedAlready, {}, { fields: [{ field: 'phone', problem: '' }] })
    const { byShop, toPhone } = await invitedToday(tx, { shopId, phone })
    const { open: mostOpen, perShopDay, perPhoneDay } = invitationLimits
    if (open.length >= mostOpen || byShop >= perShopDay || toPhone >= perPhoneDay)
      return refuse(r.invitedOften)
    await insertInvitation(tx, {
      id,
      shopId,
      phone,
      roles,
      invitedBy: viewer.userId,
      locale: languageFor(phone, locale),
      codeHash: invitationHash(invitationCode(tools.secret, id)),
    })
    await queueInvitation(tools, tx, { id, sentCount: 1, tries: 1 })
    return { pkId: id }
  })
  if (!isRefusal(invited))
    tools.log.info('accounts.staff-invited', { invitationId: id, by: viewer.userId, traceId })
  return invited
}

/** Sends an invitation's message again, which renews its time; at most once a minute and five times in all. */
export async function sendInvitationAgain(
  tools: StaffTools,
  { pkId }: { pkId: string },
  { viewer, note }: Signed,
): Promise<null | Refusal<'accounts/invitationGone' | 'accounts/messagedOften'>> {
  const shopId = viewer.shopId!
  return inTransaction(tools.db, async (tx) => {
    await lockTeam(tx, { shopId })
    const found = (await invitationsOf(tx, { shopId })).find(({ id }) => id === pkId)
    if (!found) return refuse(r.invitationGone)
    note?.({ subject: { phone: maskedPhone(found.phone) } })
    const { sent_count: count, sent_seconds_ago: secondsAgo } = found
    const wait = messageWait({ count, secondsAgo })
    if (wait !== 0) return refuse(r.messagedOften, {}, wait === 'never' ? {} : { againAfter: wait })
    await renewInvitation(tx, pkId)
    await queueInvitation(tools, tx, { id: pkId, sentCount: count + 1, tries: 1 })
    return null
  })
}

/** Withdraws an invitation of the caller's shop. */
export async function withdrawStaffInvitation(
  tools: StaffTools,
  { pkId }: { pkId: string },
  { viewer, traceId, note }: Signed,
): Promise<null | Refusal<'accounts/invitationGone'>> {
  const phone = await withdrawInvitation(tools.db, { id: pkId, shopId: viewer.shopId! })
  if (phone === undefined) return refuse(r.invitationGone)
  note?.({ subject: { phone: maskedPhone(phone) } })
  tools.log.info('accounts.invitation-withdrawn', { invitationId: pkId, by: viewer.userId, traceId })
  return null
}
