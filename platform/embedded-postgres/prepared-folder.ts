/** For the tests of the launcher that do not ask how a new folder is made. */
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../log/index.ts'
import { installedBinaries } from './binaries/binaries.ts'
import { startEmbeddedPostgres } from './index.ts'

/** The name contains a hash of what the folder is made by. */
function preparedFolder(): string {
  const hash = createHash('sha256')
    .update(installedBinaries().version)
    .update(readFileSync(new URL('cluster.ts', import.meta.url)))
  const name = `postgres-${hash.digest('hex').slice(0, 16)}`
  return join(tmpdir(), `hojip-tests-${process.getuid?.() ?? 'user'}`, name)
}

/** Several test files may do it at the same time: the first that has finished is taken. */
async function prepare(folder: string): Promise<void> {
  mkdirSync(join(folder, '..'), { recursive: true })
  const made = mkdtempSync(`${folder}-`)
  chmodSync(made, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: made, log: createLog('error') })
  await server.stop()
  // Each copy chooses a port of its own.
  rmSync(join(made, 'port'))
  try {
    renameSync(made, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(made, { recursive: true })
  }
}

/**
 * Fills a new folder as a server that was started and stopped leaves it: copied, since making a cluster takes longer
 * than all the rest of most tests.
 */
export async function fillPrepared(dataDir: string): Promise<void> {
  const folder = preparedFolder()
  if (!existsSync(folder)) await prepare(folder)
  cpSync(folder, dataDir, { recursive: true, verbatimSymlinks: true })
}
