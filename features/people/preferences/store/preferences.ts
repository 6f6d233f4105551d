import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { OptionalType } from '../contract/notice-types.ts'

type Owner = Pick<Viewer, 'userId'>

export interface PreferencesRow {
  locale: Locale | null
  muted: OptionalType[]
  quietFrom: string | null
  quietTo: string | null
  isPersonalised: boolean
}

/** The owner's preferences; undefined when nothing has been changed. */
export async function preferencesOf(db: Db | Tx, owner: Owner): Promise<PreferencesRow | undefined> {
  const { rows } = await sql<PreferencesRow>`
    select locale, muted, quiet_from as "quietFrom", quiet_to as "quietTo",
           is_personalised as "isPersonalised"
    from user_setting where user_id = ${owner.userId}`.execute(db)
  return rows[0]
}

/** The quiet hours of those of the users who have some. */
export async function quietHoursOf(db: Db | Tx, userIds: readonly string[]) {
  const { rows } = await sql<{ userId: string; from: string; to: string }>`
    select user_id as "userId", quiet_from as "from", quiet_to as "to" from user_setting
    where user_id = ${anyOf(userIds)} and quiet_from is not null`.execute(db)
  return rows
}

/** Locks the owner's account until the transaction ends, so that changes come one by one; false for a closed one. */
export async function holdOwner(tx: Tx, owner: Owner): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${owner.userId} and closed_at is null for no key update`.execute(tx)
  return rows.length > 0
}

export async function savePreferences(tx: Tx, owner: Owner, row: PreferencesRow): Promise<void> {
  await sql`
    insert into user_setting (user_id, locale, muted, quiet_from, quiet_to, is_personalised)
    values (${owner.userId}, ${row.locale}, ${JSON.stringify(row.muted)}::jsonb, ${row.quietFrom}, ${row.quietTo},
            ${row.isPersonalised})
    on conflict (user_id) do update
    set locale = excluded.locale, muted = excluded.muted, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        is_personalised = excluded.is_personalised`.execute(tx)
}

/** Deletes what the room stores about a closed account. */
export async function forgetPreferences(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom('user_setting').where('user_id', '=', owner.userId).execute()
}
