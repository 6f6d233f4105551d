import { theRow } from '@hojip/platform/db'
import pg from 'pg'

/** A table of the mall: its name, quoted for statements, and the columns that are stored. */
export interface TableOfMall {
  /** `public.goods` */
  name: string
  columns: string[]
}

export interface SequenceToBackUp {
  name: string
  lastValue: string
  isCalled: boolean
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** The schemas of the mall. Everything else in the database belongs to others. */
const schemas = `('public', 'pgboss')`

/** Tables filled by the schema itself: what was applied, the mark of a restore, and the queue's version. */
const made = `('public.migration', 'public.repeatable', 'public.restore_under_way', 'pgboss.version')`

/**
 * What lets somebody in or reaches a browser of theirs. A backup leaves these rows out: restored, they would admit whom
 * the mall has signed out, removed or stopped since, and accept codes that were used.
 */
const lettingIn: ReadonlySet<string> = new Set([
  'public.account_login_state',
  'public.account_recovery_code',
  'public.account_session',
  'public.account_sms_code',
  'public.account_ticket',
  'public.staff_invitation',
  'public.web_push_subscription',
])

/** Whether a table's rows are in backups. Older versions do not know the table of functions, and have backed it up. */
export function isBackedUp({ name }: { name: string }): boolean {
  return !lettingIn.has(name) && name !== 'public.repeatable'
}

/** Whole tables, not their partitions, and without generated columns. */
export async function tablesOfMall(client: pg.ClientBase): Promise<TableOfMall[]> {
  const { rows } = await client.query<TableOfMall>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${schemas} and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname || '.' || c.relname not in ${made}
    group by n.nspname, c.relname
    order by 1`)
  return rows
}

export interface PartitionToBackUp {
  parent: string
  name: string
  /** The least key, and the one below which all are; null: without a bound. */
  since: string | null
  until: string | null
}

/** The partitions by month, the earliest first, and what others point at before them. None before decision 132. */
export async function partitionsToBackUp(client: pg.ClientBase): Promise<PartitionToBackUp[]> {
  const { rows: known } = await client.query(
    `select where to_regprocedure('partitions_of(regclass)') is not null`,
  )
  if (known.length === 0) return []
  const { rows } = await client.query<PartitionToBackUp>(`
    select c.relname as parent, p.name, p.since, p.until
    from pg_class c cross join lateral partitions_of(c.oid::regclass) p
    where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace
    order by c.relname, p.since nulls first`)
  return rows
}

/** Makes the partitions anew in empty tables, as a backup has them. */
export async function makeTheirPartitions(
  client: pg.ClientBase,
  partitions: readonly PartitionToBackUp[],
): Promise<void> {
  if (partitions.length === 0) return
  for (const { name } of (await partitionsToBackUp(client)).toReversed())
    await client.query(`drop table ${pg.escapeIdentifier(name)}`)
  for (const { parent, name, since, until } of partitions)
    await client.query('select make_partition($1, $2, $3, $4)', [parent, name, since, until])
}

export async function sequencesToBackUp(client: pg.ClientBase): Promise<SequenceToBackUp[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'S' order by 1`)
  const sequences: SequenceToBackUp[] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last_value: unknown; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    )
    const { last_value, is_called: isCalled } = theRow(values)
    sequences.push({ name, lastValue: String(last_value), isCalled })
  }
  return sequences
}

/** Foreign keys of whole tables; those of partitions follow them. */
export async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
           pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ${schemas}
    order by 1, 2`)
  return rows
}

/** Whether the database has no tables at all. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm') limit 1`)
  return rows.length === 0
}
