import type pg from 'pg'

/** A table as a backup holds it: its name, ready to stand in a statement, and the columns that are kept. */
export interface KeptTable {
  /** `public.goods` */
  name: string
  columns: string[]
}

export interface KeptSequence {
  name: string
  lastValue: string
  isCalled: boolean
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Where everything of the mall is; what else a database may hold is somebody else's. */
const schemas = `('public', 'pgboss')`

/** What the schema makes by itself: the migrations note what was applied, the queue its own version. */
const made = `('public.migration', 'public.restore_under_way', 'pgboss.version')`

/** Whole tables, not their partitions; generated columns make themselves. */
export async function keptTables(client: pg.ClientBase): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(`
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

export async function keptSequences(client: pg.ClientBase): Promise<KeptSequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'S' order by 1`)
  const sequences: KeptSequence[] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last_value: unknown; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    )
    sequences.push({ name, lastValue: String(values[0]!.last_value), isCalled: values[0]!.is_called })
  }
  return sequences
}

/** Of whole tables; those of partitions follow them. */
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

/** Whether nothing of anybody is there yet. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm') limit 1`)
  return rows.length === 0
}
