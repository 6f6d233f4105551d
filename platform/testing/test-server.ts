import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryLock } from '../folder-lock/index.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { createLog } from '../log/index.ts'

export interface TestServer {
  url: string
  stop: () => Promise<void>
}

/** Losing a test's data costs nothing, and databases are created faster this way. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

const maxRuns = 32

/**
 * Starts the embedded server for one run of the tests. Each concurrent run has its own folder under the system's
 * temporary folder, and a later run reuses it with the prepared database in it.
 */
export async function startTestServer(): Promise<TestServer> {
  const root = join(tmpdir(), `hojip-tests-${process.getuid?.() ?? 'user'}`)
  mkdirSync(root, { recursive: true })
  for (let number = 1; number <= maxRuns; number++) {
    const lock = tryLock(join(root, `run-${number}.lock`))
    if (!lock) continue
    const server = await start(join(root, `run-${number}`))
    const stop = async () => {
      await server.stop()
      lock.release()
    }
    return { url: server.url, stop }
  }
  throw new Error(`${maxRuns} runs of the tests at once`)
}

async function start(dataDir: string) {
  const options = { dataDir, log: createLog('error'), settings: careless }
  try {
    return await startEmbeddedPostgres(options)
  } catch {
    // A power loss leaves the data of a server with these settings unusable.
    rmSync(dataDir, { recursive: true, force: true })
    return startEmbeddedPostgres(options)
  }
}
