import pg from 'pg'

/** A unique constraint or index: a table that is cut by a column can promise it only when the key holds that column. */
export type UniqueKey = { table: string; name: string; columns: string[]; isPrimary: boolean }
export type ForeignKey = { table: string; columns: string[]; target: string; targetColumns: string[] }
export type Column = { table: string; name: string; type: string; isNullable: boolean }

/** What the database has: its tables without the parts of partitioned ones, whose keys are those of the whole. */
export async function readCatalogue(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return {
      columns: (await client.query<Column>(columnsQuery)).rows,
      keys: (await client.query<UniqueKey>(keysQuery)).rows,
      foreignKeys: (await client.query<ForeignKey>(foreignKeysQuery)).rows,
    }
  } finally {
    await client.end()
  }
}

const ours = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname not in ('migration', 'repeatable')`

const columnsQuery = `
  select c.relname::text "table", a.attname::text "name", format_type(a.atttypid, a.atttypmod) "type",
    not a.attnotnull "isNullable"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where ${ours}`

const keysQuery = `
  select c.relname::text "table", k.relname::text "name", i.indisprimary "isPrimary", array(
    select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey[0:i.indnkeyatts - 1])
  ) "columns"
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
  where i.indisunique and ${ours}`

const foreignKeysQuery = `
  select c.relname::text "table", t.relname::text "target", array(
    select a.attname::text from unnest(f.conkey) with ordinality u(n, place)
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = u.n order by u.place
  ) "columns", array(
    select a.attname::text from unnest(f.confkey) with ordinality u(n, place)
    join pg_attribute a on a.attrelid = f.confrelid and a.attnum = u.n order by u.place
  ) "targetColumns"
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and ${ours}`
