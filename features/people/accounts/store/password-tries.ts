import type { Db } from '@hojip/db'
import { sql } from 'kysely'

export interface TryLimit {
  key: Buffer
  /** How many wrong tries cause no delay. */
  free: number
  longestSeconds: number
}

/**
 * Counts a try before the password is compared, so that concurrent tries count too. Returns 0, or the seconds to wait
 * when the try is not allowed. After the free tries the wait doubles with each; a day without tries resets the count.
 */
export async function countTry(db: Db, limit: TryLimit): Promise<number> {
  const wait = sql`least(${limit.longestSeconds}::float8, power(2, least(t.wrong - ${limit.free}::int, 20)))`
  const counted = await sql<{ wrong: number }>`
    insert into account_password_try as t (key, wrong) values (${limit.key}, 1)
    on conflict (key) do update set
      wrong = case when t.last_at < now() - interval '1 day' then 1 else t.wrong + 1 end,
      last_at = clock_timestamp()
    where t.wrong < ${limit.free}::int or t.last_at < now() - make_interval(secs => ${wait})
    returning wrong`.execute(db)
  if (counted.rows.length > 0) return 0
  const left = await sql<{ seconds: number }>`
    select extract(epoch from t.last_at - now())::float8 + ${wait} as seconds
    from account_password_try t where key = ${limit.key}`.execute(db)
  return Math.max(1, Math.ceil(left.rows[0]?.seconds ?? 1))
}

export function forgetTries(db: Db, key: Buffer) {
  return db.deleteFrom('account_password_try').where('key', '=', key).execute()
}
