import { sql, type RawBuilder } from 'kysely'

/** A condition of SQL: the user has not switched personalisation off. It is on by default. */
export function isPersonalised(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from user_setting own where own.user_id = ${userId} and not own.is_personalised)`
}
