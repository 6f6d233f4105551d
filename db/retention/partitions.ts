import { sql } from 'kysely'
import type pg from 'pg'
import { theRow, type Runner } from '@hojip/platform/db'
import { monthsAhead, partitionedNames, type Partitioned } from './policy.ts'

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

/** Makes the partitions of the next months, where they are missing. Returns how many. @throws while somebody holds a table */
export async function makePartitions(db: Runner, now: Date, months = monthsAhead): Promise<number> {
  let made = 0
  // Each in a transaction of its own, which holds its tables for a moment.
  for (const parent of partitionedNames) {
    const { rows } = await sql<{ made: number }>`
      select make_partitions(${parent}, ${months}, ${now}) as made`.execute(db)
    made += theRow(rows).made
  }
  return made
}

export interface PartitionFact {
  table: Partitioned
  /** How many months after this one have a partition; below zero: even this month has none. */
  monthsAhead: number
  /** Whether rows came that are later than all months that were made. */
  hasStrays: boolean
}

export async function partitionFacts(db: Runner, now: Date): Promise<PartitionFact[]> {
  const { rows } = await sql<PartitionFact>`
    select parent as table, months_ahead as "monthsAhead", has_strays as "hasStrays"
    from partition_facts(${now})`.execute(db)
  return rows
}
