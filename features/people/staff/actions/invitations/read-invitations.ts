import type { Db } from '@hojip/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { StaffRole } from '@hojip/policy'
import { maskedPhone } from '@hojip/policy/phone'
import { accountByPhone } from '@hojip/accounts'
import type { Invitation } from '../../contract/invitation-calls.ts'
import { staffRefusals as r } from '../../refusals.ts'
import { messageWait } from '../../rules/invitations.ts'
import { invitationHash } from '../../secrets/invitation-code.ts'
import { invitationByCode, invitationsOf, type InvitationRow } from '../../store/invitations.ts'

function shown(row: InvitationRow): Invitation {
  const wait = messageWait({ count: row.sent_count, secondsAgo: row.sent_seconds_ago })
  return {
    pkId: row.id,
    phone: maskedPhone(row.phone),
    roles: row.roles,
    inviteTime: wireTime(row.invited_at.getTime()),
    inviterName: row.invited_by_name,
    expireTime: wireTime(row.expires_at.getTime()),
    isExpired: row.is_expired,
    sendState: row.send_state,
    againAfter: wait === 'never' ? null : wait,
  }
}

/** The open invitations of the caller's shop. */
export async function listInvitations(db: Db, { shopId }: Viewer): Promise<{ list: Invitation[] }> {
  if (shopId === undefined) return { list: [] }
  return { list: (await invitationsOf(db, { shopId })).map(shown) }
}

interface Found {
  shopName: string
  inviterName: string
  phone: string
  roles: StaffRole[]
  expireTime: string
  hasAccount: boolean
}

/** What the link of an invitation shows before it is accepted. */
export async function findInvitation(
  db: Db,
  { code }: { code: string },
  { locale }: Pick<CallContext, 'locale'> & { locale: Locale },
): Promise<Found | Refusal<'accounts/invitationGone'>> {
  const row = await invitationByCode(db, invitationHash(code))
  if (!row) return refuse(r.invitationGone)
  return {
    shopName: row.shop_name[locale],
    inviterName: row.invited_by_name,
    phone: maskedPhone(row.phone),
    roles: row.roles,
    expireTime: wireTime(row.expires_at.getTime()),
    hasAccount: (await accountByPhone(db, row.phone)) !== undefined,
  }
}
