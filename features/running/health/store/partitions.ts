import type { Db } from '@hojip/db'
import { theRow } from '@hojip/platform/db'
import { sql } from 'kysely'

/** So many months after this one have partitions of their own. */
const wantedAhead = 2

/** A table that is partitioned by month. */
export interface PartitionFact {
  table: string
  /** How many months after this one have a partition; below zero: even this month has none. */
  monthsAhead: number
  /** Whether rows came that are later than all months that were made. */
  hasStrays: boolean
}

export async function partitionFacts(db: Db, now: Date): Promise<PartitionFact[]> {
  const { rows } = await sql<PartitionFact>`
    select parent as table, months_ahead as "monthsAhead", has_strays as "hasStrays"
    from partition_facts(${now})`.execute(db)
  return rows
}

/**
 * Makes the partitions of the next months where they are missing, each table in a transaction of its own, which holds it for a
 * moment. Returns how many. @throws while somebody holds a table
 */
export async function makePartitions(db: Db, now: Date): Promise<number> {
  let made = 0
  for (const { table } of await partitionFacts(db, now)) {
    const { rows } = await sql<{ made: number }>`
      select make_partitions(${table}, ${wantedAhead}, ${now}) as made`.execute(db)
    made += theRow(rows).made
  }
  return made
}
