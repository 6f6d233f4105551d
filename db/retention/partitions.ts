import type pg from 'pg'

/** A partition of a table. Its rows have keys from `since` to below `until`; null: without a bound. */
export interface Partition {
  name: string
  since: string | null
  until: string | null
  /** The month that begins with `until`, as `YYYY-MM`. */
  untilMonth: string | null
}

export async function partitionsOf(client: pg.ClientBase, parent: string): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select name, since, until, month_of_key(until) as "untilMonth" from partitions_of($1::regclass)`,
    [`public.${parent}`],
  )
  return rows
}
