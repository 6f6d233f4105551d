import type { Db, Tx } from '@hojip/db'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import { sessionLimits } from '../rules/limits.ts'

/** The site that a session is for; `desk` is the business site. */
export type Site = 'mall' | 'desk'

export interface SessionRow {
  id: string
  sid_hash: Buffer
  bound: boolean
  user_id: string
  /** Staff are shoppers in the mall, and staff only at the business site. */
  role: 'shopper' | 'staff' | 'operator'
  shop_id: string | null
  roles: StaffRole[] | null
  site: Site
  stale: boolean
  /** Replaced by another session: alive for requests under way, from the same address and browser. */
  replaced: boolean
  ip: string
  user_agent: string
}

/** Whether a session `s` of an account `a` has neither expired, by the database's clock, nor gone unused for too long. */
const isLive = sql`(s.expires_at > now() and s.last_seen_at > now() - make_interval(hours =>
  case when s.site = 'desk' and a.role = 'operator' then ${sessionLimits.operator.idleHours}::int
       else ${sessionLimits.idleHours}::int end))`

/** A session that is live. */
export async function liveSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const found = await sql<SessionRow>`
    select s.id, s.sid_hash, s.bound, s.user_id, s.site, s.ip, s.user_agent,
           case when s.site = 'desk' then a.role else 'shopper' end as role, f.shop_id, f.roles,
           s.replaced_by is not null as replaced,
           s.last_seen_at < now() - make_interval(mins => ${sessionLimits.touchMinutes}) as stale
    from account_session s
    join account a on a.id = s.user_id and a.closed_at is null and a.blocked_at is null
    left join account_staff f on f.user_id = s.user_id and s.site = 'desk'
    where s.token_hash = ${tokenHash} and ${isLive}`.execute(db)
  return found.rows[0]
}

export function touchSession(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('account_session')
    .set({ last_seen_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export interface NewSession {
  id: string
  tokenHash: Buffer
  sidHash: Buffer
  bound: boolean
  site: Site
  userId: string
  by: string
  ip: string
  userAgent: string
}

/** Adds a session and ends the user's oldest beyond the limit; returns the ids of those that ended. */
export async function insertSession(db: Tx, s: NewSession): Promise<string[]> {
  await sql`
    insert into account_session (token_hash, id, sid_hash, bound, site, user_id, expires_at, ip, user_agent, auth_by)
    select ${s.tokenHash}, ${s.id}, ${s.sidHash}, ${s.bound}, ${s.site}, id,
           now() + case when ${s.site} = 'desk' and role = 'operator'
                        then make_interval(hours => ${sessionLimits.operator.absoluteHours})
                        else make_interval(days => ${sessionLimits.absoluteDays}) end,
           ${s.ip}, ${s.userAgent}, ${s.by}
    from account where id = ${s.userId}`.execute(db)
  await sql`update account set signed_in_at = now() where id = ${s.userId}`.execute(db)
  const ended = await sql<{ id: string }>`
    delete from account_session where token_hash in (
      select token_hash from account_session where user_id = ${s.userId} and replaced_by is null
      order by created_at desc, id desc offset ${sessionLimits.perUser})
    returning id`.execute(db)
  return ended.rows.map((row) => row.id)
}

/**
 * Leaves a replaced session alive for requests under way; the sessions it had replaced itself now belong to the new
 * one.
 */
export async function replaceSession(
  db: Tx,
  s: { oldId: string; newId: string; userId: string; ip: string; userAgent: string },
): Promise<void> {
  await sql`
    update account_session set
      replaced_by = ${s.newId},
      expires_at = least(expires_at, now() + make_interval(secs => ${sessionLimits.graceSeconds})),
      ip = case when id = ${s.oldId} then ${s.ip} else ip end,
      user_agent = case when id = ${s.oldId} then ${s.userAgent} else user_agent end
    where user_id = ${s.userId} and (id = ${s.oldId} or replaced_by = ${s.oldId})`.execute(db)
}

/** Ends one session of the user and those it replaced; returns the ids of the ended ones. */
export async function deleteSession(db: Db | Tx, owner: { userId: string }, id: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('account_session')
    .where('user_id', '=', owner.userId)
    .where((e) => e.or([e('id', '=', id), e('replaced_by', '=', id)]))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Ends all sessions of the user except one and those it replaced; all of them when no session is named. With a site,
 * those of the other site stay.
 */
export async function deleteOtherSessions(
  db: Db | Tx,
  owner: { userId: string },
  exceptId: string | null,
  site: Site | null = null,
): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    delete from account_session
    where user_id = ${owner.userId} and (${site}::text is null or site = ${site})
      and (${exceptId}::uuid is null or (id <> ${exceptId}::uuid and replaced_by is distinct from ${exceptId}::uuid))
    returning id`.execute(db)
  return ended.rows.map((row) => row.id)
}

export interface DeviceRow {
  id: string
  ip: string
  user_agent: string
  bound: boolean
  auth_by: string
  site: Site
  created_at: Date
  last_seen_at: Date
}

/** The live sessions of the user, most recently used first. */
export async function liveSessions(db: Db, owner: { userId: string }): Promise<DeviceRow[]> {
  const found = await sql<DeviceRow>`
    select s.id, s.ip, s.user_agent, s.bound, s.auth_by, s.site, s.created_at, s.last_seen_at
    from account_session s join account a on a.id = s.user_id
    where s.user_id = ${owner.userId} and s.replaced_by is null and ${isLive}
    order by s.last_seen_at desc, s.id desc`.execute(db)
  return found.rows
}

/** Whether the session's user proved their identity within the last 15 minutes; a replaced session proves nothing. */
export async function isFresh(db: Db, viewer: { sessionId: string }): Promise<boolean> {
  const found = await sql<{ fresh: boolean }>`
    select auth_at > now() - make_interval(mins => ${sessionLimits.stepUpMinutes}) as fresh
    from account_session where id = ${viewer.sessionId} and replaced_by is null and expires_at > now()`.execute(
    db,
  )
  return found.rows[0]?.fresh ?? false
}
