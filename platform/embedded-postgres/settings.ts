import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterOf, type Place } from './place.ts'

export type Settings = Record<string, string | number>

/** Included by postgresql.conf; `ALTER SYSTEM` overrides it. */
export const settingsFile = 'hojip.conf'

/** For a small machine that also runs the mall: 2 cores, 2 GB, one SSD. */
const smallMachine: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '64MB',
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
}

function quoted(value: string | number) {
  return `'${String(value).replaceAll("'", "''")}'`
}

/** Writes the settings at every start, so that a new release's settings reach an existing folder. */
export function writeSettings({ home, runAs }: Place, port: number, changed: Settings) {
  const file = join(clusterOf(home), settingsFile)
  const lines = Object.entries({ ...smallMachine, ...changed, port }).map(
    ([name, value]) => `${name} = ${quoted(value)}`,
  )
  writeFileSync(file, ['# Written at every start.', ...lines, ''].join('\n'), { mode: 0o600 })
  if (runAs) chownSync(file, runAs.uid, runAs.gid)
}
