import { createWriteStream } from 'node:fs'
import { chmod, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyWhole, filesIn, flushed, isEmptyFolder, isFile, sha256Of, summing } from './files.ts'
import {
  manifestFile,
  sumOf,
  type BackedUpFile,
  type Manifest,
  type Step,
  type TableFile,
} from './manifest.ts'
import {
  isBackedUp,
  partitionsToBackUp,
  sequencesToBackUp,
  tablesOfMall,
  type TableOfMall,
} from './tables.ts'
import { connectTo, theRow } from '@hojip/platform/db'
import { makeFolders } from '@hojip/platform/folders'

export interface BackupOptions {
  url: string
  dataDir: string
  /** Must not exist yet, or be empty. */
  folder: string
  step: Step
}

/**
 * The folders of DATA_DIR that the mall cannot make again. Sites are rebuilt, and copied files of a running server are
 * not a backup.
 */
export const foldersToBackUp = ['pictures', 'uploads', 'simulators', 'secret']

/** Settings under which every server from version 15 on can read the data. */
const plainly = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

export async function backupConnection(url: string): Promise<pg.Client> {
  const client = await connectTo(url, {
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  })
  await client.query(plainly)
  return client
}

async function takeTable(client: pg.Client, folder: string, table: TableOfMall): Promise<TableFile> {
  const file = join('tables', `${table.name.replaceAll('"', '')}.copy.gz`)
  const path = join(folder, file)
  const rows = client.query(copyTo(`copy (select ${table.columns.join(', ')} from ${table.name}) to stdout`))
  const { through, sum } = summing()
  await pipeline(rows, createGzip({ level: 5 }), through, createWriteStream(path, { mode: 0o600 }))
  await flushed(path)
  return { ...table, ...sum(), file: file.replaceAll(sep, '/'), rows: rows.rowCount }
}

async function stateOf(
  client: pg.Client,
): Promise<Pick<Manifest, 'takenAt' | 'server' | 'migrations' | 'functions' | 'jobs'>> {
  const { rows } = await client.query<{
    at: Date
    server: string
    migrated: boolean
    functions: boolean
    jobs: boolean
  }>(`
    select now() as at, current_setting('server_version') as server,
           to_regclass('public.migration') is not null as migrated,
           to_regclass('public.repeatable') is not null as functions,
           to_regclass('pgboss.version') is not null as jobs`)
  const { at, server, migrated, functions, jobs } = theRow(rows)
  if (!migrated) throw new Error('no mall has been started on this database yet: there is nothing to back up')
  const applied = await client.query<{ name: string; hash: string }>(
    'select name, hash from migration order by name',
  )
  const files = functions
    ? await client.query<Manifest['functions'][number]>(
        'select name, sql, version from repeatable order by name',
      )
    : undefined
  const version = jobs
    ? await client.query<{ version: number }>('select version from pgboss.version')
    : undefined
  return {
    takenAt: new Date(at).toISOString(),
    server,
    migrations: applied.rows,
    functions: files?.rows ?? [],
    jobs: version?.rows[0]?.version ?? null,
  }
}

/** Stores rows and sequences as of one moment, whatever is written meanwhile. */
async function takeDatabase({ url, step }: BackupOptions, folder: string): Promise<Omit<Manifest, 'files'>> {
  const client = await backupConnection(url)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const state = await stateOf(client)
    const all = (await tablesOfMall(client)).filter(isBackedUp)
    const tables: TableFile[] = []
    for (const [at, table] of all.entries()) {
      step('Tables', at + 1, all.length)
      tables.push(await takeTable(client, folder, table))
    }
    const sequences = await sequencesToBackUp(client)
    const partitions = await partitionsToBackUp(client)
    await client.query('commit')
    return { format: 1, ...state, tables, partitions, sequences }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Copies the files after the database, so that every file named by its rows exists. A file deleted meanwhile is no
 * longer named by any row.
 */
async function takeFiles({ dataDir, step }: BackupOptions, folder: string): Promise<BackedUpFile[]> {
  const found: string[] = []
  for (const name of foldersToBackUp) {
    const path = join(dataDir, name)
    found.push(...((await isFile(path)) ? [path] : await filesIn(path)))
  }
  const files: BackedUpFile[] = []
  for (const [at, path] of found.entries()) {
    step('Files', at + 1, found.length)
    const file = join('files', relative(dataDir, path))
    try {
      const { mode } = await stat(path)
      const sum = await copyWhole(path, join(folder, file), 0o600)
      files.push({ ...sum, file: file.replaceAll(sep, '/'), mode: mode & 0o777 })
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
    }
  }
  return files
}

/**
 * Takes a backup of the whole mall, running or stopped. The folder gets its name only when it is complete; a backup
 * that was interrupted stays behind as `….half` until it is removed or the next one is taken.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = resolve(options.folder)
  const half = `${folder}.half`
  if (!(await isEmptyFolder(folder))) throw new Error(`${folder} is not empty: name a new folder`)
  await rm(half, { recursive: true, force: true })
  makeFolders(join(half, 'tables'))
  // The contents are as secret as the database.
  await chmod(half, 0o700)
  const database = await takeDatabase(options, half)
  const manifest = { ...database, files: await takeFiles(options, half) }
  const path = join(half, manifestFile)
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await writeFile(join(half, sumOf.file), `${(await sha256Of(path)).sha256}\n`, { mode: 0o600 })
  await flushed(path)
  await flushed(join(half, sumOf.file))
  await rmdir(folder).catch(() => undefined)
  await rename(half, folder)
  await flushed(dirname(folder))
  return manifest
}
