import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** Deletes rows that can no longer be used. */
export async function sweepAccounts(db: Db): Promise<void> {
  await sql`delete from account_session where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from account_login_state where expires_at < now()`.execute(db)
  await sql`delete from account_ticket where expires_at < now()`.execute(db)
  await sql`delete from account_sms_code where sent_at < now() - interval '7 days'`.execute(db)
  await sql`delete from account_password_try where last_at < now() - interval '2 days'`.execute(db)
  await sql`delete from account_turn where taken_at < now() - interval '1 hour'`.execute(db)
  await sql`delete from account_puzzle where expires_at < now() - interval '1 minute'`.execute(db)
  await sql`delete from staff_invitation where coalesce(ended_at, expires_at) < now() - interval '90 days'`.execute(
    db,
  )
  await sql`delete from account_export where asked_at < now() - interval '7 days'`.execute(db)
}
