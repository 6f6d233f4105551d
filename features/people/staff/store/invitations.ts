import type { Db, Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import { invitationLimits, invitingRoles } from '../rules/invitations.ts'
import { theRow } from '@hojip/platform/db'

export interface InvitationRow {
  id: string
  shop_id: string
  phone: string
  roles: StaffRole[]
  locale: Locale
  invited_by_name: string
  shop_name: Record<Locale, string>
  invited_at: Date
  expires_at: Date
  is_expired: boolean
  sent_count: number
  send_state: 'underWay' | 'sent' | 'failed'
  /** Seconds since the last message was asked for. */
  sent_seconds_ago: number
}

function invitations(where: ReturnType<typeof sql>) {
  return sql<InvitationRow>`
    select i.id, i.shop_id, i.phone, i.roles, i.locale, a.name as invited_by_name, s.name as shop_name,
           i.invited_at, i.expires_at, i.expires_at <= now() as is_expired, i.sent_count, i.send_state,
           extract(epoch from clock_timestamp() - i.sent_at)::float8 as sent_seconds_ago
    from staff_invitation i
    join shop s on s.id = i.shop_id
    join account a on a.id = i.invited_by
    where i.ended_at is null and ${where}`
}

/** The shop's invitations that were neither taken nor withdrawn, also expired ones; newest first. */
export async function invitationsOf(db: Db | Tx, { shopId }: { shopId: string }): Promise<InvitationRow[]> {
  const found = await invitations(sql`i.shop_id = ${shopId} order by i.invited_at desc, i.id desc`).execute(
    db,
  )
  return found.rows
}

export async function invitationById(db: Db, id: string): Promise<InvitationRow | undefined> {
  return (await invitations(sql`i.id = ${id}`).execute(db)).rows[0]
}

/** Whether the sender still works for the shop, may still invite, and was not stopped. */
const senderMay = sql`exists (
  select from account_staff f join account b on b.id = f.user_id
  where f.user_id = i.invited_by and f.shop_id = i.shop_id and f.roles ?| ${[...invitingRoles]}::text[]
    and b.blocked_at is null)`

/** The invitation that a code opens; undefined once it has expired, or its sender may no longer invite. */
export async function invitationByCode(db: Db, hash: Buffer): Promise<InvitationRow | undefined> {
  const found = await invitations(
    sql`i.code_hash = ${hash} and i.expires_at > now() and ${senderMay}`,
  ).execute(db)
  return found.rows[0]
}

/** How many invitations the shop sent, and how many the number got, within a day. */
export async function invitedToday(
  tx: Tx,
  { shopId, phone }: { shopId: string; phone: string },
): Promise<{ byShop: number; toPhone: number }> {
  const found = await sql<{ by_shop: number; to_phone: number }>`
    select (select count(*)::int from staff_invitation
            where shop_id = ${shopId} and invited_at > now() - interval '1 day') as by_shop,
           (select count(*)::int from staff_invitation
            where phone = ${phone} and sent_at > now() - interval '1 day') as to_phone`.execute(tx)
  const { by_shop: byShop, to_phone: toPhone } = theRow(found.rows)
  return { byShop, toPhone }
}

export interface NewInvitation {
  id: string
  shopId: string
  phone: string
  roles: readonly StaffRole[]
  locale: Locale
  codeHash: Buffer
  invitedBy: string
}

const { validDays } = invitationLimits

export function insertInvitation(tx: Tx, row: NewInvitation) {
  return sql`
    insert into staff_invitation (id, shop_id, phone, roles, locale, code_hash, invited_by, expires_at)
    values (${row.id}, ${row.shopId}, ${row.phone}, ${JSON.stringify(row.roles)}, ${row.locale}, ${row.codeHash},
            ${row.invitedBy}, now() + make_interval(days => ${validDays}))`.execute(tx)
}

/** Counts one more message; the invitation is valid for the whole time again. */
export function renewInvitation(tx: Tx, id: string) {
  return sql`
    update staff_invitation
    set sent_count = sent_count + 1, sent_at = clock_timestamp(), send_state = 'underWay',
        expires_at = now() + make_interval(days => ${validDays})
    where id = ${id}`.execute(tx)
}

/** Stores how the message of this number went. */
export function endInvitationSending(
  db: Db,
  { id, sentCount }: { id: string; sentCount: number },
  state: 'sent' | 'failed',
) {
  return sql`
    update staff_invitation set send_state = ${state}
    where id = ${id} and sent_count = ${sentCount} and send_state = 'underWay'`.execute(db)
}

/** Withdraws an invitation of the shop; returns its number, or undefined when there is none that can be withdrawn. */
export async function withdrawInvitation(
  db: Db,
  own: { id: string; shopId: string },
): Promise<string | undefined> {
  const ended = await sql<{ phone: string }>`
    update staff_invitation set ended_at = now()
    where id = ${own.id} and shop_id = ${own.shopId} and ended_at is null returning phone`.execute(db)
  return ended.rows[0]?.phone
}

/** The numbers of the open invitations that somebody has sent, the oldest first. */
export async function phonesInvitedBy(db: Db | Tx, sender: { userId: string }): Promise<string[]> {
  const found = await sql<{ phone: string }>`
    select phone from staff_invitation
    where invited_by = ${sender.userId} and ended_at is null order by invited_at, id`.execute(db)
  return found.rows.map(({ phone }) => phone)
}

/** Withdraws all open invitations of a sender, also expired ones, which could be renewed; returns their numbers. */
export async function withdrawInvitationsBy(tx: Tx, sender: { userId: string }): Promise<string[]> {
  const phones = await phonesInvitedBy(tx, sender)
  await sql`
    update staff_invitation set ended_at = now()
    where invited_by = ${sender.userId} and ended_at is null`.execute(tx)
  return phones
}

/**
 * Takes an invitation for an account; false when it has meanwhile expired, been taken or been withdrawn, or when its
 * sender may no longer invite.
 */
export async function takeInvitation(tx: Tx, id: string, userId: string): Promise<boolean> {
  const taken = await sql`
    update staff_invitation i set ended_at = now(), taken_by = ${userId}
    where i.id = ${id} and i.ended_at is null and i.expires_at > now() and ${senderMay} returning i.id`.execute(
    tx,
  )
  return taken.rows.length > 0
}

/** An account's role and the shop that it works for, if any. Locks the account. */
export async function lockedWorker(
  tx: Tx,
  userId: string,
): Promise<{ role: 'shopper' | 'staff' | 'operator'; shopId: string | null } | undefined> {
  const found = await sql<{ role: 'shopper' | 'staff' | 'operator' }>`
    select role from account where id = ${userId} and closed_at is null for update`.execute(tx)
  if (!found.rows[0]) return undefined
  // A statement of its own: one that waited for the lock would still see the staff of before.
  const staff = await sql<{ shop_id: string }>`
    select shop_id from account_staff where user_id = ${userId}`.execute(tx)
  return { role: found.rows[0].role, shopId: staff.rows[0]?.shop_id ?? null }
}

/** Makes a shopper's account one of the shop's staff. */
export async function joinStaff(
  tx: Tx,
  { userId, shopId, roles }: { userId: string; shopId: string; roles: readonly StaffRole[] },
): Promise<void> {
  await sql`insert into account_staff (user_id, shop_id, roles)
            values (${userId}, ${shopId}, ${JSON.stringify(roles)})`.execute(tx)
  await sql`update account set role = 'staff' where id = ${userId}`.execute(tx)
}
