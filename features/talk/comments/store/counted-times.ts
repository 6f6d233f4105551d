import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** The ordinal of each key over all calls: 1 for its first occurrence. */
export type CountTimes = (keys: readonly string[]) => Promise<number[]>

/** Counts the key once more. */
function count(times: Map<string, number>, key: string): number {
  const time = (times.get(key) ?? 0) + 1
  times.set(key, time)
  return time
}

/**
 * Counts occurrences of keys in a temporary table of the database, so that memory does not grow with the number of
 * keys.
 */
export async function withCountedTimes<T>(db: Db, work: (countTimes: CountTimes) => Promise<T>): Promise<T> {
  // In one transaction, so that a pooler gives it one server from beginning to end.
  return db.transaction().execute(async (own) => {
    await sql`
      create temporary table counted_times (key text primary key, times int not null) on commit drop`.execute(
      own,
    )
    const countTimes: CountTimes = async (keys) => {
      const inThisCall = new Map<string, number>()
      for (const key of keys) count(inThisCall, key)
      const { rows } = await sql<{ key: string; times: number }>`
        insert into counted_times as c (key, times)
        select key, n from unnest(${[...inThisCall.keys()]}::text[], ${[...inThisCall.values()]}::int[]) as t (key, n)
        on conflict (key) do update set times = c.times + excluded.times
        returning key, times`.execute(own)
      const soFar = new Map(rows.map(({ key, times }) => [key, times - (inThisCall.get(key) ?? 0)]))
      return keys.map((key) => count(soFar, key))
    }
    return work(countTimes)
  })
}
