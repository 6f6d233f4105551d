import type { Db } from '@hojip/db'
import { theRow } from '@hojip/platform/db'
import { mallZone } from '@hojip/platform/mall-time'
import { sql, type RawBuilder } from 'kysely'

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

/** After how many whole months a table's month is to be archived; `never` where it stays. */
export type ArchiveAfter = Readonly<Record<string, number | 'never'>>

export interface OverdueFact {
  table: string
  /** How many months are past their time: of the first partition all from its first row on, of the others one. */
  months: number
  /** For how many whole months the earliest of them could have been archived; 0 for none. */
  monthsLate: number
}

/** The first key below a bound, by the key by which a table is partitioned; each is found by an index. */
const firstKeys: Readonly<Record<string, (until: string) => RawBuilder<{ key: string }>>> = {
  order_event: (until) =>
    sql`select order_id::text as key from order_event where order_id < ${until} order by order_id limit 1`,
  parcel_trace: (until) =>
    sql`select parcel_id::text as key from parcel_trace where parcel_id < ${until} order by parcel_id limit 1`,
  product_day: (until) => sql`
    select d.day as key from shop, lateral
      (select day from product_day where shop_id = shop.id and day < ${until} order by day limit 1) d
    order by d.day limit 1`,
  staff_act: (until) => sql`select id::text as key from staff_act where id < ${until} order by id limit 1`,
}

interface DueRow {
  table: string
  /** The bounds of its keys, and the month in which `until` lies, counted from the year 0. */
  since: string | null
  until: string
  untilMonth: number
  /** The month up to which everything is due. */
  dueMonth: number
}

/** Months are counted from the year 0. */
const monthNumber = sql`left(m, 4)::int * 12 + right(m, 2)::int`

async function monthsIn(db: Db, { table, since, until, untilMonth }: DueRow): Promise<number> {
  if (since !== null) return 1
  const first = firstKeys[table]?.(until)
  if (!first) return 1
  const { rows } = await sql<{ month: number }>`
    select ${monthNumber} as month from (${first}) first, month_of_key(first.key) as m`.execute(db)
  return rows[0] ? untilMonth - rows[0].month : 0
}

/** As `npm run archive` finds them. Tables that are never archived are left out. */
export async function overdueFacts(db: Db, now: Date, after: ArchiveAfter): Promise<OverdueFact[]> {
  const tables = Object.entries(after).filter(([, months]) => months !== 'never')
  const { rows: due } = await sql<DueRow>`
    select name as table, since, until, "dueMonth", "untilMonth" from (
      select t.name, p.since, p.until,
        (select ${monthNumber} from month_of_key(p.until) as m) as "untilMonth",
        (select ${monthNumber} from to_char(${now}::timestamptz at time zone ${mallZone}, 'YYYY-MM') as m) - t.months as "dueMonth"
      from unnest(${tables.map(([table]) => table)}::text[], ${tables.map(([, months]) => months)}::int[]) as t (name, months),
        partitions_of(t.name::regclass) p
      where p.until is not null and p.name <> t.name || '_past') part
    where "untilMonth" <= "dueMonth"`.execute(db)
  return Promise.all(
    tables.map(async ([table]) => {
      const own = due.filter((one) => one.table === table)
      const months = await Promise.all(own.map((one) => monthsIn(db, one)))
      return {
        table,
        months: months.reduce((sum, count) => sum + count, 0),
        monthsLate: Math.max(0, ...own.map(({ dueMonth, untilMonth }) => dueMonth - untilMonth)),
      }
    }),
  )
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
