import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connected } from '../connected.ts'

/** One statement as the mall has sent it. */
export interface Sent {
  text: string
  /** As text, in the order of their numbers. */
  values: (string | null)[]
}

/** Waits up to a minute until the jobs of earlier purchases are done. */
export async function untilIdle(url: string): Promise<void> {
  const client = await connected(url)
  for (let looks = 0; looks < 240; looks++) {
    const { rowCount } = await client.query(`select from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() limit 1`)
    if (rowCount === 0) break
    await sleep(250)
  }
  await client.end()
}

/** True for the queue's polling. The inserts of jobs that a purchase sends are counted. */
function isQueue({ text }: Sent) {
  return /pgboss/.test(text) && !/insert into/i.test(text)
}

const entryStart = /\n(?=\d{4}-\d\d-\d\d )/
const sender = /\[\d+\]/
const executed = /LOG: {2}(?:statement|execute [^:]*): /
const parameters = 'DETAIL:  Parameters: '

/** Reads `$1 = 'it''s', $2 = NULL`. */
export function readValues(list: string): (string | null)[] {
  const values: (string | null)[] = []
  for (let at = list.indexOf(' = '); at >= 0; at = list.indexOf(' = ', at)) {
    at += 3
    if (list[at] !== "'") {
      values.push(null)
      continue
    }
    let end = at + 1
    while (list[end] !== "'" || list[end + 1] === "'") end += list[end] === "'" ? 2 : 1
    values.push(list.slice(at + 1, end).replaceAll("''", "'"))
    at = end
  }
  return values
}

/** The statements in a part of the server's log. The values of one are in the next entry of the same connection. */
export function readLog(log: string): Sent[] {
  const statements: Sent[] = []
  const lastOf = new Map<string, Sent>()
  for (const entry of log.split(entryStart)) {
    const from = sender.exec(entry)?.[0] ?? ''
    const start = executed.exec(entry)
    if (start) {
      const sent = { text: entry.slice(start.index + start[0].length).trim(), values: [] }
      lastOf.set(from, sent)
      statements.push(sent)
    }
    const at = entry.indexOf(parameters)
    const last = lastOf.get(from)
    if (at >= 0 && last) last.values = readValues(entry.slice(at + parameters.length).trim())
  }
  return statements.filter(
    ({ text }) => !text.startsWith('alter system') && !text.startsWith('select pg_reload_conf'),
  )
}

export interface Server {
  url: string
  /** Its data folder. */
  home: string
  /** After which everything that was under way has arrived. */
  restMs: number
}

/** All statements that the database server gets while `work` is done, and shortly after. */
export async function allStatements(
  { url, home, restMs }: Server,
  work: () => Promise<unknown>,
): Promise<Sent[]> {
  const log = join(home, 'server.log')
  const set = async (value: 'all' | 'none') => {
    const client = await connected(url)
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
  return readLog(readFileSync(log).subarray(from, to).toString())
}

/**
 * The SQL statements that the mall sends for `work`, taken from the log of the database server: with `begin` and
 * `commit`, and with those of background jobs within four times `restMs`, but without the queue's polling.
 */
export async function statementsOf(server: Server, work: () => Promise<unknown>): Promise<Sent[]> {
  return (await allStatements(server, work)).filter((sent) => !isQueue(sent))
}

/** How often each statement was sent, the most frequent first. */
export function countTexts(statements: readonly Sent[]): [text: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { text } of statements) {
    const oneLine = text.replaceAll(/\s+/g, ' ')
    counts.set(oneLine, (counts.get(oneLine) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])
}
