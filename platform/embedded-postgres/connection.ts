import { readFileSync } from 'node:fs'
import pg from 'pg'
import { mallName, passwordFile } from './cluster.ts'

export const urlOf = (home: string, port: number, database = mallName) =>
  `postgres://${mallName}:${readFileSync(passwordFile(home), 'utf8').trim()}@127.0.0.1:${port}/${database}`

/** Opens one connection, runs the statement and closes; rejects with PostgreSQL's error. */
export const runOnce = async (url: string, statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(statement)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A new cluster has no database of the mall yet. */
export const ensureDatabase = async (home: string, port: number) => {
  const maintenance = urlOf(home, port, 'postgres')
  const found = await runOnce(maintenance, `SELECT 1 FROM pg_database WHERE datname = '${mallName}'`)
  if (found.rowCount === 0) await runOnce(maintenance, `CREATE DATABASE ${mallName}`)
}
