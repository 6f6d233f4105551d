import { chownSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { usableMb } from '../../memory/index.ts'
import { clusterOf, type Place } from '../place.ts'

export type Settings = Record<string, string | number>

/** Included by postgresql.conf; `ALTER SYSTEM` overrides it. */
export const settingsFile = 'hojip.conf'

const common: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  checkpoint_timeout: '10min',
  checkpoint_completion_target: 0.9,
  min_wal_size: '128MB',
  max_wal_size: '1GB',
  random_page_cost: 1.1,
  jit: 'off',
  // The mall's queries are short: a second core serves another visitor better, and /dev/shm is not needed (containers
  // have 64 MB).
  max_parallel_workers_per_gather: 0,
  // Saves three processes; reads are served from memory.
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  // A buyer who comes too late fails at a constraint, on purpose: one line each, without the statement of five thousand
  // characters.
  log_min_error_statement: 'fatal',
}

/** The size of all files below a folder. */
function sizeMb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const bytes = files.map((one) => statSync(join(one.parentPath, one.name)).size)
  return Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20)
}

/**
 * What PostgreSQL may take of a machine that also runs the mall. Lists and searches of a large mall are several times
 * faster when their rows are found in the shared buffers. Buffers that a small mall never fills cost memory too, 1.5 % of
 * their size from the first minute on: so they are as large as it takes for twice the data.
 */
export function memorySettings(usable: number, dataMb: number): Settings {
  const part = (share: number, least: number, most: number) =>
    `${Math.max(least, Math.min(most, Math.floor(usable / share)))}MB`
  return {
    shared_buffers: part(8, 128, Math.min(4096, 128 + 2 * dataMb)),
    effective_cache_size: part(2, 512, 65_536),
    work_mem: part(1024, 4, 16),
    maintenance_work_mem: part(32, 64, 512),
  }
}

/** Unknown to older servers, which run tests only and refuse to start with them. */
const since18 = new Set(['io_method', 'file_copy_method'])

function quoted(value: string | number) {
  return `'${String(value).replaceAll("'", "''")}'`
}

/** Writes the settings at every start, so that a new release's settings reach an existing folder. */
export function writeSettings({ home, major, runAs }: Place, port: number, changed: Settings) {
  const file = join(clusterOf(home), settingsFile)
  const lines = Object.entries({
    ...common,
    ...memorySettings(usableMb(), sizeMb(join(clusterOf(home), 'base'))),
    ...changed,
    port,
  })
    .filter(([name]) => major >= 18 || !since18.has(name))
    .map(([name, value]) => `${name} = ${quoted(value)}`)
  writeFileSync(file, ['# Written at every start.', ...lines, ''].join('\n'), { mode: 0o600 })
  if (runAs) chownSync(file, runAs.uid, runAs.gid)
}
