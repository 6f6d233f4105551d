import { loginOf, theRow } from '@hojip/platform/db'
import type pg from 'pg'
import { readSchema } from '../migrate.ts'
import { isBackedUp, isEmptyDatabase } from './tables.ts'
import type { Manifest } from './manifest.ts'
import { backupConnection } from './take.ts'

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await backupConnection(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs `work` on a database that is empty before and is emptied after it, whatever happens. */
export async function onScratch<T>(url: string, work: () => Promise<T>): Promise<T> {
  if (!(await connected(url, isEmptyDatabase)))
    throw new Error(
      `${loginOf(url).database} has tables already: name an empty database, which is emptied again`,
    )
  try {
    return await work()
  } finally {
    await connected(url, (client) =>
      client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public'),
    )
  }
}

/**
 * Counts the restored rows of each table once more; returns the tables that have another number than the backup names. A
 * backup of an older version is not counted: migrations add and remove rows.
 */
export function miscounted(url: string, { migrations, tables }: Manifest): Promise<string[]> {
  if (migrations.at(-1)?.name !== readSchema().migrations.at(-1)?.name) return Promise.resolve([])
  return connected(url, async (client) => {
    const differing: string[] = []
    for (const { name, rows: wanted } of tables.filter(isBackedUp)) {
      const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${name}`)
      const { n } = theRow(rows)
      if (Number(n) !== wanted) differing.push(`${name}: ${n} rows, of ${wanted}`)
    }
    return differing
  })
}
