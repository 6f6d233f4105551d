import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mallDay } from '@hojip/platform/mall-time'
import { theRow } from '@hojip/platform/db'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupConnection } from '../backup/take.ts'
import { isBusy, makingWay } from '../migrate/make-way.ts'
import { clearHalf, nameFile, packedEnding, writeRows, type PartFacts, type Seal } from './part-file.ts'
import { partitionsOf, type Partition } from './partitions.ts'
import { monthBefore, partitioned, partitionedNames, type ArchiveMonths, type Partitioned } from './policy.ts'

/** Partitions that are archived together: those of a month, of each table with the same months. */
export interface DueMonth {
  lead: Partitioned
  /** The month that begins where their rows end. */
  untilMonth: string
  until: string
  /** Before their month there may be rows that came late. */
  parts: { table: string; partition: Partition }[]
  /** What they take on the disk. */
  bytes: number
}

export interface Archiving {
  url: string
  folder: string
  now: Date
  months: ArchiveMonths
  /** Left out: the files are as readable as their folder. */
  seal?: Seal | undefined
  /**
   * Takes files where they are kept, when that is not the folder, before their rows are taken away. @throws when they are not there
   * as they are here
   */
  sendOn?: (files: readonly string[]) => Promise<void>
  /** Is waited for. */
  onFile?: (file: string, facts: PartFacts) => Promise<void> | void
  /** A table is held by others: it is tried again. */
  onBusy?: (why: string) => void
  /** For tests. */
  busyMs?: number
}

/** What is due, the earliest first. Nothing is changed. */
export async function dueMonths(
  client: pg.ClientBase,
  { now, months }: Pick<Archiving, 'months' | 'now'>,
): Promise<DueMonth[]> {
  const due: DueMonth[] = []
  for (const lead of partitionedNames) {
    const after = months[lead]
    if (after === 'never') continue
    const last = monthBefore(mallDay(now.getTime()).slice(0, 7), after)
    due.push(...(await dueOf(client, lead, last)))
  }
  return due
}

function pastName(table: string) {
  return `${table}_past`
}

/** The partitions of a table that end by a month. `past`, which has no rows unless they came late, goes with the next one. */
async function dueOf(client: pg.ClientBase, lead: Partitioned, last: string): Promise<DueMonth[]> {
  const due: DueMonth[] = []
  let parts: DueMonth['parts'] = []
  for (const partition of await partitionsOf(client, lead)) {
    const { name, until, untilMonth } = partition
    if (until === null || untilMonth === null || untilMonth > last) break
    const suffix = name.slice(lead.length)
    parts.push(
      ...partitioned[lead].map((table) => ({ table, partition: { ...partition, name: table + suffix } })),
    )
    if (name === pastName(lead)) continue
    due.push({ lead, untilMonth, until, parts, bytes: await bytesOf(client, parts) })
    parts = []
  }
  return due
}

async function bytesOf(client: pg.ClientBase, parts: DueMonth['parts']): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    // What another process has archived just now has no size: it is told when it is locked.
    'select coalesce(sum(pg_total_relation_size(to_regclass(name))), 0)::text as bytes from unnest($1::text[]) as part (name)',
    [parts.map(({ partition }) => partition.name)],
  )
  return Number(theRow(rows).bytes)
}

/**
 * Archives what is due: writes the rows of each month into files, reads them back, and takes the partition away. All of a month
 * happens in one transaction, in which nobody can change its rows, so that a process which dies leaves either the partition or its
 * whole file; the next one goes on. Returns how many months were archived.
 */
export async function archiveDue(archiving: Archiving): Promise<number> {
  const clients = await Promise.all([backupConnection(archiving.url), backupConnection(archiving.url)])
  const [client, other] = clients
  // A lost connection fails the statement under way.
  for (const one of clients) one.on('error', () => undefined)
  try {
    let count = 0
    // Each takes the rows that came late with it, so that the next one is known after it.
    for (;;) {
      const [due] = await dueMonths(client, archiving)
      if (!due) break
      await archiveMonth({ client, other }, due, archiving)
      count += 1
    }
    if (count > 0)
      for (const table of partitionedNames.flatMap((lead) => [...partitioned[lead]]))
        await client.query(`analyze ${table}`)
    return count
  } finally {
    await Promise.all(clients.map((one) => one.end().catch(() => undefined)))
  }
}

interface Connections {
  client: pg.Client
  /** Ends what `client` waits for, before somebody else's statement fails for it. */
  other: pg.Client
}

async function archiveMonth(connections: Connections, due: DueMonth, archiving: Archiving): Promise<void> {
  const { client } = connections
  // A failure ends the connection, and with it the transaction: a rollback would wait for a COPY that nobody reads any more.
  await client.query('begin')
  // Its rows can be read, and nobody else archives them.
  const names = due.parts.map(({ partition }) => pg.escapeIdentifier(partition.name))
  await patiently(connections, archiving, async () => {
    for (const name of names) await client.query(`lock table ${name} in share row exclusive mode`)
  })
  for (const part of due.parts) await archivePart(client, due, part, archiving)
  await patiently(connections, archiving, () => takeAway(client, due))
  await client.query('commit')
}

interface ColumnRow {
  name: string
  type: string
}

async function columnsOf(client: pg.Client, table: string): Promise<ColumnRow[]> {
  const { rows } = await client.query<ColumnRow>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  return rows
}

/** An empty partition leaves no file. */
async function archivePart(
  client: pg.Client,
  { until }: DueMonth,
  { table, partition }: DueMonth['parts'][number],
  { folder, seal, sendOn, onFile }: Archiving,
): Promise<void> {
  const name = pg.escapeIdentifier(partition.name)
  const { rows: found } = await client.query(`select from ${name} limit 1`)
  if (found.length === 0) return
  const columns = await columnsOf(client, partition.name)
  const ending = packedEnding + (seal?.ending ?? '')
  const half = join(folder, `${partition.name}${ending}.half`)
  await clearHalf(half)
  const names = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  const rows = client.query(copyTo(`copy ${name} (${names}) to stdout`))
  const written = await writeRows(rows, half, seal)
  const facts: PartFacts = {
    format: 1,
    table,
    partition: partition.name,
    since: partition.since,
    until: partition.until ?? until,
    columns,
    rows: written.rows,
    sha256: written.sha256,
    bytes: written.bytes,
  }
  // Rows that came late for a month have another sum, and so a file of their own.
  const file = `${partition.name}-${written.sha256.slice(0, 12)}${ending}`
  const files = await nameFile(half, join(folder, file), facts)
  await sendOn?.(files)
  await client.query(
    `insert into archived_part (file, parent, since_key, until_key, rows, bytes, sha256) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (file) do update set at = now()`,
    [file, table, facts.since, facts.until, facts.rows, written.fileBytes, facts.sha256],
  )
  await onFile?.(file, facts)
}

/** `past` takes rows that come late for what was archived, so that they have a place, too. */
async function takeAway(client: pg.Client, { lead, parts, until }: DueMonth): Promise<void> {
  const tables = partitioned[lead]
  await client.query(`lock table only ${tables.join(', only ')} in access exclusive mode`)
  // What points at others first.
  for (const { partition } of parts.toReversed())
    await client.query(`drop table ${pg.escapeIdentifier(partition.name)}`)
  for (const table of tables)
    await client.query('select make_partition($1, $2, null, $3)', [table, pastName(table), until])
}

const lockMs = 1_000
const pauseMs = 2_000

/**
 * Runs `work`, which needs locks of tables that others use. Whoever wants such a table waits behind a lock that is waited for: so
 * it is waited for a second at most, and while it pauses, nothing of `work` is held.
 */
async function patiently(
  { client, other }: Connections,
  { onBusy, busyMs = 120_000 }: Archiving,
  work: () => Promise<void>,
): Promise<void> {
  const endMs = performance.now() + busyMs
  for (;;) {
    await client.query(`savepoint patient; set local lock_timeout = ${lockMs}`)
    try {
      await makingWay(other, client, work)
      await client.query('release patient; set local lock_timeout = 0')
      return
    } catch (error) {
      await client.query('rollback to patient')
      const { code = '', message } = error as { code?: string; message: string }
      if (code === '42P01')
        throw new Error('another process has archived this month just now', { cause: error })
      if (!isBusy(error) || performance.now() > endMs) throw error
      onBusy?.(message)
      await sleep(Math.min(pauseMs, busyMs))
    }
  }
}
