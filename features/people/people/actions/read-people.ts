import { deviceName, liveSessions, type DeviceRow } from '@hojip/accounts'
import { maskedPhone, mobileNumber } from '@hojip/policy/phone'
import { phonesInvitedBy } from '@hojip/staff'
import type { Db } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { networkOf } from '@hojip/platform/network'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { FoundPerson, Person, PersonSession } from '../contract.ts'
import { peopleRefusals as r } from '../refusals.ts'
import { mostFound } from '../rules/limits.ts'
import { idsWith, isOrderCode } from '../rules/search.ts'
import { eventsOf, findPeople, personById, type PersonRow } from '../store.ts'

function time(at: Date): string {
  return wireTime(at.getTime())
}

function countryOf(phone: string | null): Person['country'] {
  if (phone?.startsWith('+86')) return 'CN'
  return phone?.startsWith('+82') ? 'KR' : null
}

function stateOf({ closedAt, blockedAt }: PersonRow): Person['state'] {
  if (closedAt) return 'closed'
  return blockedAt ? 'blocked' : 'open'
}

function personView(row: PersonRow, locale: Locale): Person {
  return {
    pkId: row.id,
    name: row.name,
    phone: row.phone && maskedPhone(row.phone),
    country: countryOf(row.phone),
    roleName: row.role,
    shopName: row.shopName && textIn(row.shopName, locale),
    state: stateOf(row),
    gmtCreate: time(row.createdAt),
    lastLogin: row.signedInAt && time(row.signedInAt),
  }
}

/** The numbers that the text may be: 01012345678 is one in Korea only, with a country code it is plain. */
function phonesOf(q: string): string[] {
  const phones = (['CN', 'KR'] as const).map((country) => mobileNumber(q, country))
  return [...new Set(phones.filter((phone) => phone !== undefined))]
}

export async function queryPeople(db: Db, { q }: { q: string }, locale: Locale) {
  const rows = await findPeople(db, {
    phones: phonesOf(q),
    orderCode: isOrderCode(q) ? q : undefined,
    ids: idsWith(q),
    name: q,
    limit: mostFound + 1,
  })
  return {
    list: rows.slice(0, mostFound).map((row) => personView(row, locale)),
    hasMore: rows.length > mostFound,
  }
}

function sessionView(row: DeviceRow): PersonSession {
  return {
    pkId: row.id,
    ...deviceName(row.user_agent),
    isBusiness: row.site === 'desk',
    ip: networkOf(row.ip),
    gmtCreate: time(row.created_at),
    lastSeen: time(row.last_seen_at),
  }
}

export async function findPerson(
  db: Db,
  pkId: string,
  locale: Locale,
): Promise<FoundPerson | Refusal<'people/personGone'>> {
  const [row, sessions, invited, events] = await Promise.all([
    personById(db, pkId),
    liveSessions(db, { userId: pkId }),
    phonesInvitedBy(db, { userId: pkId }),
    eventsOf(db, pkId),
  ])
  if (!row) return refuse(r.personGone)
  return {
    ...personView(row, locale),
    locale: row.locale,
    loginName: row.login,
    blockReason: row.blockReason,
    blockTime: row.blockedAt && time(row.blockedAt),
    orderNum: row.orders,
    openOrderNum: row.openOrders,
    refundNum: row.refunds,
    reportNum: row.reports,
    invitedPhones: invited.map(maskedPhone),
    sessions: sessions.map(sessionView),
    events: events.map(({ at, ...event }) => ({ ...event, gmtCreate: time(at) })),
  }
}
