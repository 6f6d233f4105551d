import type pg from 'pg'

/** The columns of a table that are not generated, so that any row can be copied as a template. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
    [schema, name],
  )
  return rows.map(({ name }) => name)
}

/**
 * Copies the rows of `table` (alias `t`) that match `where`, once for each row of the temporary table `bench_ids`
 * (alias `k`).
 * @param changed SQL for the columns whose values differ from the template
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  changed: Record<string, string>,
  where: string,
): Promise<void> {
  const names = await columnsOf(client, table)
  const values = names.map((name) => changed[name] ?? `t."${name}"`)
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join()})
     select ${values.join()} from ${table} t cross join bench_ids k where ${where}`,
  )
}
