import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { restartSessions } from '@hojip/platform/realtime'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { staffRoles, type StaffRole } from '@hojip/policy'
import { maskedPhone } from '@hojip/policy/phone'
import { deleteOtherSessions } from '@hojip/accounts'
import { staffRefusals as r } from '../../refusals.ts'
import { mayInvite } from '../../rules/invitations.ts'
import { withdrawInvitationsBy } from '../../store/invitations.ts'
import { deleteMember, lockTeam, staffSessions, writeRoles, type LockedMember } from '../../store/team.ts'
import type { StaffTools } from '../tools.ts'

interface Caller {
  viewer: Viewer
  traceId: string
  note?: Note
}

/** The member with a locked team; a refusal when they do not work for the caller's shop. */
async function lockedMember(
  tx: Tx,
  { shopId }: Viewer,
  userId: string,
): Promise<{ member: LockedMember; others: LockedMember[] } | Refusal<'accounts/staffGone'>> {
  const team = shopId === undefined ? [] : await lockTeam(tx, { shopId })
  const member = team.find((one) => one.userId === userId)
  return member
    ? { member, others: team.filter((one) => one !== member) }
    : refuse(r.staffGone, {}, { field: 'pkId' })
}

function isOwner({ roles }: Pick<LockedMember, 'roles'>): boolean {
  return roles.includes('owner')
}

/** Withdraws what a member has invited, so that nobody joins by the word of somebody who may not invite any more. */
async function withdrawInvited(tx: Tx, member: LockedMember, note: Note | undefined): Promise<void> {
  const phones = await withdrawInvitationsBy(tx, member)
  if (phones.length > 0) note?.({ subject: { withdrawn: phones.map(maskedPhone) } })
}

/**
 * Gives a member of the caller's shop other roles; the last owner stays one. Their calls follow within a second. What
 * somebody has invited who may no longer invite is withdrawn.
 */
export async function changeRoles(
  tools: StaffTools,
  input: { pkId: string; roles: readonly StaffRole[] },
  { viewer, traceId, note }: Caller,
): Promise<null | Refusal<'accounts/lastOwner' | 'accounts/staffGone'>> {
  const roles = staffRoles.filter((role) => input.roles.includes(role))
  const changed = await inTransaction(tools.db, async (tx) => {
    const found = await lockedMember(tx, viewer, input.pkId)
    if (isRefusal(found)) return found
    const { name: member, roles: before } = found.member
    note?.({ subject: { member }, before: { roles: before }, after: { roles } })
    if (!isOwner({ roles }) && !found.others.some(isOwner)) return refuse(r.lastOwner)
    if (found.member.roles.join() === roles.join()) return null
    await writeRoles(tx, found.member, roles)
    if (!mayInvite(roles)) await withdrawInvited(tx, found.member, note)
    await restartSessions(tx, await staffSessions(tx, found.member))
    return null
  })
  if (isRefusal(changed)) return changed
  tools.log.info('accounts.staff-roles-changed', { userId: input.pkId, by: viewer.userId, traceId })
  return null
}

/** Removes a member from the caller's shop; an owner stays. Their invitations and sessions at the business site end. */
export async function removeMember(
  tools: StaffTools,
  { pkId }: { pkId: string },
  { viewer, traceId, note }: Caller,
): Promise<null | Refusal<'accounts/lastOwner' | 'accounts/staffGone'>> {
  const ended = await inTransaction(tools.db, async (tx) => {
    const found = await lockedMember(tx, viewer, pkId)
    if (isRefusal(found)) return found
    note?.({ subject: { member: found.member.name }, before: { roles: found.member.roles } })
    if (!found.others.some(isOwner)) return refuse(r.lastOwner)
    await deleteMember(tx, found.member)
    await withdrawInvited(tx, found.member, note)
    return deleteOtherSessions(tx, found.member, null, 'desk')
  })
  if (isRefusal(ended)) return ended
  await tools.authenticator.revoked(ended)
  tools.log.info('accounts.staff-removed', { userId: pkId, by: viewer.userId, traceId })
  return null
}

/** Ends a member's sessions at the business site, but not the caller's own. */
export async function signOutMember(
  tools: StaffTools,
  { pkId }: { pkId: string },
  { viewer, traceId, note }: Caller,
): Promise<{ count: number } | Refusal<'accounts/staffGone'>> {
  const ended = await inTransaction(tools.db, async (tx) => {
    const found = await lockedMember(tx, viewer, pkId)
    if (isRefusal(found)) return found
    const sessions = await deleteOtherSessions(tx, found.member, viewer.sessionId, 'desk')
    note?.({ subject: { member: found.member.name, devices: sessions.length } })
    return sessions
  })
  if (isRefusal(ended)) return ended
  await tools.authenticator.revoked(ended)
  tools.log.info('accounts.staff-signed-out', { userId: pkId, by: viewer.userId, traceId })
  return { count: ended.length }
}
