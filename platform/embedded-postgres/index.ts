/**
 * The PostgreSQL that npm brings along, so that the mall starts without anything installed. Proven on Linux (x64); the
 * paths for macOS and Windows follow the same design but have not been run on those systems.
 */
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/index.ts'
import { ensureCluster } from './cluster.ts'
import { ensureDatabase, runOnce, urlOf } from './connection.ts'
import { type FolderLock, tryLock } from './folder-lock.ts'
import { readPidFile, settleLeftovers } from './pid-file.ts'
import { choosePlace, clusterOf, homeOf, makeFolder } from './place.ts'
import { type Server, startServer } from './server.ts'
import type { Settings } from './settings.ts'

export { freePort } from './free-port.ts'

export interface EmbeddedPostgres {
  url: string
  port: number
  /** Shuts the server down and waits for its end; does nothing when the server was reused. May be called twice. */
  stop: () => Promise<void>
  /** A server of another start was found running; that start stops it. */
  reused: boolean
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: Log
  /** PostgreSQL settings that differ from ours. */
  settings?: Settings
}

const patienceMs = 60_000

/**
 * Starts the server on this folder, or finds the one another start already runs on it. The server ends with the
 * process that started it, whichever way that ends. As root it runs as an unprivileged user, and when that user may
 * not enter the folder, the data is kept under /var/lib/hojip.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = makeFolder(resolve(options.dataDir))
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const lock = tryLock(join(dataDir, 'owner.lock'))
    if (lock) return own(dataDir, options, lock)
    const found = await livingServer(dataDir)
    if (found) return found
    if (performance.now() > giveUpAt)
      throw new Error(`another process holds ${dataDir}, but its PostgreSQL does not answer`)
    await sleep(30)
  }
}

const own = async (dataDir: string, { log, settings = {} }: EmbeddedPostgresOptions, lock: FolderLock) => {
  let server: Server | undefined
  try {
    const place = choosePlace(dataDir, log)
    await ensureCluster(place)
    await settleLeftovers(clusterOf(place.home), log)
    server = await startServer(place, log, settings)
    await ensureDatabase(place.home, server.port)
    return handle(urlOf(place.home, server.port), server, lock, log)
  } catch (error) {
    await server?.stop()
    lock.release()
    throw error
  }
}

const handle = (url: string, server: Server, lock: FolderLock, log: Log): EmbeddedPostgres => {
  let stopping: Promise<void> | undefined
  void server.ended.then(() => {
    lock.release()
    if (!stopping)
      log.error('postgres.ended', { why: 'it was stopped from outside or crashed; see server.log' })
  })
  return { url, port: server.port, reused: false, stop: () => (stopping ??= server.stop()) }
}

const livingServer = async (dataDir: string): Promise<EmbeddedPostgres | undefined> => {
  const home = homeOf(dataDir)
  const file = readPidFile(clusterOf(home))
  if (file?.status !== 'ready') return undefined
  try {
    const url = urlOf(home, file.port)
    await runOnce(url, 'SELECT 1')
    return { url, port: file.port, reused: true, stop: async () => undefined }
  } catch {
    return undefined
  }
}
