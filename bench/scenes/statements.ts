import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Counted {
  count: number
  /** How often each statement was sent. */
  texts: Map<string, number>
}

/** Waits up to a minute until the jobs of earlier purchases are done. */
export async function untilIdle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let looks = 0; looks < 240; looks++) {
    const { rowCount } = await client.query(`select from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() limit 1`)
    if (rowCount === 0) break
    await sleep(250)
  }
  await client.end()
}

/** True for the queue's polling. The inserts of jobs that a purchase sends are counted. */
function isQueue(line: string) {
  return /pgboss/.test(line) && !/insert into/i.test(line)
}

const executed = /LOG: {2}(statement|execute [^:]*): /

/**
 * How many SQL statements the mall sends for `work`, counted in the log of the database server. `begin` and `commit`
 * are counted, and so are statements of background jobs within four times `restMs`.
 */
export async function countStatements(
  url: string,
  { home, restMs }: { home: string; restMs: number },
  work: () => Promise<unknown>,
): Promise<Counted> {
  const log = join(home, 'server.log')
  const set = async (value: 'all' | 'none') => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`alter system set log_statement = '${value}'`)
    await client.query('select pg_reload_conf()')
    await client.end()
    await sleep(restMs)
  }
  await set('all')
  const from = statSync(log).size
  await work()
  await sleep(4 * restMs)
  const to = statSync(log).size
  await set('none')
  const lines = readFileSync(log)
    .subarray(from, to)
    .toString()
    .split(/\n(?=\d{4}-\d\d-\d\d )/)
    .filter((line) => executed.test(line) && !isQueue(line))
    .map((line) => line.replace(executed, '\0').split('\0')[1]!.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !text.startsWith('alter system') && !text.startsWith('select pg_reload_conf'))
  const texts = new Map<string, number>()
  for (const text of lines) texts.set(text, (texts.get(text) ?? 0) + 1)
  return { count: lines.length, texts }
}
