import type { Db, Tx } from '@hojip/db'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import { sessionLimits } from '@hojip/accounts/limits'

export interface MemberRow {
  user_id: string
  name: string
  login: string | null
  phone: string | null
  roles: StaffRole[]
  joined_at: Date
  devices: number
  last_seen_at: Date | null
  invited_phones: string[]
}

/** Everybody who works for the shop: owners first, then by the time they joined. */
export async function teamOf(db: Db, { shopId }: { shopId: string }): Promise<MemberRow[]> {
  const found = await sql<MemberRow>`
    select f.user_id, a.name, a.login, a.phone, f.roles, f.joined_at, s.devices, s.last_seen_at, i.invited_phones
    from account_staff f
    join account a on a.id = f.user_id
    cross join lateral (
      select count(*)::int as devices, max(last_seen_at) as last_seen_at
      from account_session
      where user_id = f.user_id and site = 'desk' and replaced_by is null and expires_at > now()
        and last_seen_at > now() - make_interval(hours => ${sessionLimits.idleHours})) s
    cross join lateral (
      select coalesce(jsonb_agg(phone order by invited_at, id), '[]') as invited_phones
      from staff_invitation
      where shop_id = f.shop_id and invited_by = f.user_id and ended_at is null) i
    where f.shop_id = ${shopId}
    order by f.roles ? 'owner' desc, f.joined_at, f.user_id`.execute(db)
  return found.rows
}

export interface LockedMember {
  userId: string
  name: string
  roles: StaffRole[]
}

/** Locks the whole team, so that of two changes at once the second sees the first. */
export async function lockTeam(tx: Tx, { shopId }: { shopId: string }): Promise<LockedMember[]> {
  const rows = await tx
    .selectFrom('account_staff as f')
    .innerJoin('account as a', 'a.id', 'f.user_id')
    .select(['f.user_id as userId', 'f.roles', 'a.name'])
    .where('f.shop_id', '=', shopId)
    .orderBy('f.user_id')
    .forUpdate('f')
    .execute()
  return rows
}

export function writeRoles(tx: Tx, member: { userId: string }, roles: readonly StaffRole[]) {
  return tx
    .updateTable('account_staff')
    .set({ roles: JSON.stringify(roles) })
    .where('user_id', '=', member.userId)
    .execute()
}

/** The account remains as a shopper's. */
export async function deleteMember(tx: Tx, member: { userId: string }): Promise<void> {
  await tx.deleteFrom('account_staff').where('user_id', '=', member.userId).execute()
  await tx
    .updateTable('account')
    .set({ role: 'shopper' })
    .where('id', '=', member.userId)
    .where('role', '=', 'staff')
    .execute()
}

/** The member's sessions at the business site. */
export async function staffSessions(tx: Tx, member: { userId: string }): Promise<string[]> {
  const rows = await tx
    .selectFrom('account_session')
    .select('id')
    .where('user_id', '=', member.userId)
    .where('site', '=', 'desk')
    .execute()
  return rows.map((row) => row.id)
}

/** Lets an account work for a shop; one who works for a shop already stays there. */
export function insertStaff(db: Db | Tx, userId: string, shopId: string, roles: readonly StaffRole[]) {
  return db
    .insertInto('account_staff')
    .values({ user_id: userId, shop_id: shopId, roles: JSON.stringify(roles) })
    .onConflict((c) => c.column('user_id').doNothing())
    .execute()
}
