import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryLock } from '../folder-lock/index.ts'
import { binariesIn, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { createLog } from '../log/index.ts'
import { connected } from './database/template.ts'
import { extraPackageFolder, extraPackagesHint } from './extra-packages/index.ts'

export interface TestServer {
  url: string
  stop: () => Promise<void>
}

/**
 * Losing a test's data costs nothing, and databases are created faster this way. Creating and dropping one looks at
 * every shared buffer, so few are faster than many.
 */
const careless = {
  shared_buffers: '64MB',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  file_copy_method: 'clone',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

const maxRuns = 32
const memory = '/dev/shm'
const mostBytes = 4 * 2 ** 30

/** A database is a thousand small files, which are made in half the time in memory: there, if it has plenty of room. */
function parentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= mostBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** The oldest server that the mall supports, and the one that is installed with it. */
export type PostgresMajor = 15 | 18

/**
 * Starts a server for one run of the tests: the embedded one, or the oldest supported one. Each concurrent run has its
 * own folder in memory or under the system's temporary folder, and a later run reuses it with the prepared database in
 * it.
 */
export async function startTestServer(major: PostgresMajor = 18): Promise<TestServer> {
  const root = join(
    parentFolder(),
    `hojip-tests-${process.getuid?.() ?? 'user'}`,
    ...(major === 18 ? [] : [`postgres-${major}`]),
  )
  mkdirSync(root, { recursive: true })
  for (let number = 1; number <= maxRuns; number++) {
    const lock = tryLock(join(root, `run-${number}.lock`))
    if (!lock) continue
    const server = await start(join(root, `run-${number}`), major)
    if (major === 18) await hashOnce(server.url)
    const stop = async () => {
      await server.stop()
      lock.release()
    }
    return { url: server.url, stop }
  }
  throw new Error(`${maxRuns} runs of the tests at once`)
}

/** The client of each new connection would hash the password 4,096 times. PostgreSQL 15 has no such setting. */
async function hashOnce(url: string): Promise<void> {
  const { username, password } = new URL(url)
  await connected(url, (client) =>
    client.query(`set scram_iterations = 1; alter role ${username} password '${password}'`),
  )
}

function folderOf(major: PostgresMajor): string {
  const folder = extraPackageFolder(`postgres-${major}`)
  if (!folder) throw new Error(`no PostgreSQL ${major} for this platform. ${extraPackagesHint}`)
  return folder
}

async function start(dataDir: string, major: PostgresMajor) {
  const binaries = major === 18 ? {} : { binaries: binariesIn(folderOf(major)) }
  const options = { dataDir, log: createLog('error'), settings: careless, ...binaries }
  try {
    return await startEmbeddedPostgres(options)
  } catch {
    // A power loss leaves the data of a server with these settings unusable.
    rmSync(dataDir, { recursive: true, force: true })
    return startEmbeddedPostgres(options)
  }
}
