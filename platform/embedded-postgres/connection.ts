import { readFileSync } from 'node:fs'
import pg from 'pg'
import { minuteMs } from '../clock/index.ts'
import { mallName, passwordFile } from './cluster.ts'

export function urlOf(home: string, port: number, database = mallName) {
  return `postgres://${mallName}:${readFileSync(passwordFile(home), 'utf8').trim()}@127.0.0.1:${port}/${database}`
}

/** For checking whether a server answers at all. */
const glanceMs = 3_000
/** Our own server has reported that it is ready, but connecting may be slow while the machine builds the sites. */
const patienceMs = minuteMs

/** Opens one connection, runs the statement and closes; rejects with PostgreSQL's error. */
export async function runOnce(
  url: string,
  statement: string,
  withinMs: number = glanceMs,
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(statement)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the mall's database in a new cluster. */
export async function ensureDatabase(home: string, port: number) {
  const maintenance = urlOf(home, port, 'postgres')
  const ask = (statement: string) => runOnce(maintenance, statement, patienceMs)
  const found = await ask(`SELECT 1 FROM pg_database WHERE datname = '${mallName}'`)
  if (found.rowCount === 0) await ask(`CREATE DATABASE ${mallName}`)
}
