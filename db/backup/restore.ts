import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, normalize, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { loginOf, openDatabase, theRow } from '@hojip/platform/db'
import { createJobs } from '@hojip/platform/jobs'
import type { Log } from '@hojip/platform/log'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applySchema, migrate, readSchema, restoreMark } from '../migrate.ts'
import { isReplaced, olderThan, standingTo } from '../migrate/baseline.ts'
import { sha256, type Functions, type Schema } from '../migrate/files.ts'
import { copyWhole } from './files.ts'
import { checkFiles, readManifest, type Manifest, type Step, type TableFile } from './manifest.ts'
import { backupConnection, foldersToBackUp } from './take.ts'
import { foreignKeys, isBackedUp, isEmptyDatabase, makeTheirPartitions, tablesOfMall } from './tables.ts'

export interface RestoreOptions {
  /** An empty database that nobody uses. */
  url: string
  /** Must have none of the files that the backup brings. */
  dataDir: string
  folder: string
  step: Step
  log: Log
}

/** Only migrations that this version knows can be restored; the database is brought up to date afterwards. */
function refuseUnknown({ migrations }: Manifest, { migrations: own, baseline }: Schema) {
  const known = new Map(own.map(({ name, hash }) => [name, hash]))
  for (const migration of migrations) {
    const { name, hash } = migration
    if (known.get(name) === hash || isReplaced(migration, baseline)) continue
    const why = known.has(name) ? 'is another one here' : 'is not known here'
    throw new Error(`the backup is of a newer or other version: its migration ${name} ${why}. Update first`)
  }
  if (baseline && ['new', 'older'].includes(standingTo(baseline, migrations)))
    throw new Error(
      `the backup is too old: ${olderThan(baseline, migrations)}. Restore it with the version ${baseline.lastVersion}, and then start this one`,
    )
}

/** The schema that the backup's rows were in. */
function schemaOf({ migrations, functions }: Manifest, own: Schema): Schema {
  const names = new Set(migrations.map(({ name }) => name))
  const applied = own.migrations.filter(({ name }) => names.has(name) || name === own.baseline?.name)
  return { ...own, migrations: applied, functions: functionsOf(functions, own, applied.length) }
}

/**
 * Those of the backup, which fit its tables. A backup from before functions had files of their own has none: it gets this
 * version's as long as the tables are the same, and otherwise with the migrations that it lacks.
 */
function functionsOf(functions: Manifest['functions'], own: Schema, applied: number): Functions {
  if (functions.length > 0)
    return {
      version: Math.max(...functions.map(({ version }) => version)),
      files: functions.map(({ name, sql }) => ({ name, sql, hash: sha256(sql) })),
    }
  return applied === own.migrations.length ? own.functions : { version: 0, files: [] }
}

async function refuseOtherJobs(client: pg.Client, { jobs }: Manifest) {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  const here = rows[0]?.version ?? 0
  if (jobs !== null && jobs > here)
    throw new Error(`the backup is of a newer version: its job queue has version ${jobs}, here it is ${here}`)
}

/** Lets the queue make its own tables, in this program's version. */
async function makeJobTables(url: string, log: Log) {
  const database = openDatabase({ url, max: 2 })
  const jobs = createJobs({ db: database.db, log })
  await jobs.start({ work: false })
  await jobs.stop()
  await database.close()
}

async function refuseFull(dataDir: string) {
  const there = await readdir(dataDir).catch((): string[] => [])
  const full = foldersToBackUp.find((name) => there.includes(name))
  if (full) throw new Error(`${join(dataDir, full)} is there already: restore into a new DATA_DIR`)
}

/** Marks the database. After an interrupted restore the next one recognises by the mark that the tables are its own. */
async function begin(client: pg.Client, { dataDir, url }: RestoreOptions) {
  const { rows } = await client.query<{ marked: boolean }>(
    `select to_regclass('${restoreMark}') is not null as marked`,
  )
  if (theRow(rows).marked) {
    await client.query('drop schema if exists pgboss cascade')
    await client.query('drop schema public cascade; create schema public')
  } else {
    if (!(await isEmptyDatabase(client)))
      throw new Error(`${loginOf(url).database} has tables already: restore into an empty database`)
    await refuseFull(dataDir)
  }
  await client.query(`create table ${restoreMark} (since timestamptz not null default now())`)
}

async function restoreFiles({ folder, dataDir, step }: RestoreOptions, { files }: Manifest) {
  for (const [at, { file, mode }] of files.entries()) {
    step('Files', at + 1, files.length)
    const place = normalize(relative('files', file))
    const [top = ''] = place.split(/[/\\]/)
    if (!foldersToBackUp.includes(top)) throw new Error(`${file} does not belong in a backup`)
    await copyWhole(join(folder, file), join(dataDir, place), mode)
  }
}

async function fill(client: pg.Client, folder: string, { name, columns, file, rows }: TableFile) {
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, file)), createGunzip(), into)
  if (into.rowCount !== rows) throw new Error(`${name}: ${into.rowCount} of ${rows} rows arrived`)
}

/** Refuses a backup with rows of a table or column that the queue's version here no longer has. */
function refuseStrange(tables: readonly TableFile[], there: ReadonlyMap<string, readonly string[]>) {
  for (const { name, columns } of tables) {
    const known = there.get(name)
    const missing = known ? columns.find((column) => !known.includes(column)) : name
    if (missing) throw new Error(`${name}: this version has no ${missing} to put the backup's rows in`)
  }
}

/** Restores all rows in one transaction, without triggers. Foreign keys are checked when all rows are there. */
async function fillAll(client: pg.Client, { folder, step }: RestoreOptions, manifest: Manifest) {
  await client.query('begin')
  await makeTheirPartitions(client, manifest.partitions)
  const there = await tablesOfMall(client)
  // Backups of older versions have rows of tables that are left out now.
  const tables = manifest.tables.filter(isBackedUp)
  refuseStrange(tables, new Map(there.map(({ name, columns }) => [name, columns])))
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of there) await client.query(`alter table ${name} disable trigger user`)
  // Migrations and the queue have inserted rows that are also in the backup.
  await client.query(`truncate ${there.map(({ name }) => name).join(', ')}`)
  for (const [at, table] of tables.entries()) {
    step('Tables', at + 1, tables.length)
    await fill(client, folder, table)
  }
  for (const { name } of there) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
  step('Checking what points at what')
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await client.query(`drop table ${restoreMark}`)
  await client.query('commit')
  await client.query('analyze')
}

/**
 * Restores a backup into an empty database and a new DATA_DIR. Everything is checked before anything is changed, and
 * the rows are written in one transaction: until it is committed no mall starts on this database.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { url, folder, step, log } = options
  const manifest = await readManifest(folder)
  const own = readSchema()
  refuseUnknown(manifest, own)
  await checkFiles(folder, manifest, step)
  const client = await backupConnection(url)
  try {
    await begin(client, options)
    step('Making the tables')
    await applySchema(url, schemaOf(manifest, own))
    await makeJobTables(url, log)
    await refuseOtherJobs(client, manifest)
    await restoreFiles(options, manifest)
    await fillAll(client, options, manifest)
  } finally {
    await client.end().catch(() => undefined)
  }
  await migrate(url)
  return manifest
}
