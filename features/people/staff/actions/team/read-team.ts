import type { Db } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { maskedPhone } from '@hojip/policy/phone'
import type { Member } from '../../contract/team-calls.ts'
import { teamOf, type MemberRow } from '../../store/team.ts'

function shown(row: MemberRow, viewer: Viewer): Member {
  return {
    pkId: row.user_id,
    name: row.name,
    loginName: row.login,
    phone: row.phone && maskedPhone(row.phone),
    roles: row.roles,
    isSelf: row.user_id === viewer.userId,
    deviceNum: row.devices,
    lastSeen: row.last_seen_at && wireTime(row.last_seen_at.getTime()),
    invitedPhones: row.invited_phones.map(maskedPhone),
    joinTime: wireTime(row.joined_at.getTime()),
  }
}

/** Everybody who works for the caller's shop. */
export async function listTeam(db: Db, viewer: Viewer): Promise<{ list: Member[] }> {
  if (viewer.shopId === undefined) return { list: [] }
  const rows = await teamOf(db, { shopId: viewer.shopId })
  return { list: rows.map((row) => shown(row, viewer)) }
}
