/**
 * The PostgreSQL that npm brings along, so that the mall starts without anything installed. Proven on Linux (x64); the
 * paths for macOS and Windows follow the same design but have not been run on those systems.
 */
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/index.ts'
import { ensureCluster } from './cluster.ts'
import { keepAlive } from '../keep-alive/index.ts'
import { ensureDatabase, runOnce, urlOf } from './connection.ts'
import { type FolderLock, holderOf, tryLock } from '../folder-lock/index.ts'
import { endOrphans, readPidFile, settleLeftovers } from './pid-file.ts'
import { logFile } from './keeper.ts'
import { choosePlace, clusterOf, homeOf, makeFolder, type Place } from './place.ts'
import { type Server, startServer } from './server.ts'
import type { Settings } from './settings.ts'

export { freePort } from './free-port.ts'
export { makeFolder } from './place.ts'

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
  /**
   * Only a server of our own will do, since another start's ends with that: waits until whoever works on the folder is
   * done, and gives up after a minute.
   */
  alone?: boolean
  /** The server died and was started again on another port, since somebody had taken the old one. */
  onMoved?: (url: string) => void
  /** The server has died three times within a minute, and stays away. */
  onLost?: (why: string) => void
}

const patienceMs = 60_000
/** The connections of the mall go to the old port: a server that comes back waits for it a moment. */
const keepPortMs = 5_000

/**
 * Starts the server on this folder, or finds the one another start already runs on it. When the server dies it is
 * started again on its data, and given up at the third death within a minute. It ends with the process that started it,
 * whichever way that ends. As root it runs as an unprivileged user, and when that user may
 * not enter the folder, the data is kept under /var/lib/hojip.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = makeFolder(resolve(options.dataDir))
  const giveUpAt = performance.now() + patienceMs
  const lockFile = join(dataDir, 'owner.lock')
  for (;;) {
    const lock = tryLock(lockFile)
    if (lock) return own(dataDir, options, lock)
    const found = options.alone ? undefined : await livingServer(dataDir)
    if (found) return found
    if (performance.now() > giveUpAt) {
      const what = options.alone ? 'start again when it is done' : 'its PostgreSQL does not answer'
      throw new Error(`${holderOf(lockFile)} works on ${dataDir}: ${what}`)
    }
    await sleep(30)
  }
}

async function own(dataDir: string, options: EmbeddedPostgresOptions, lock: FolderLock) {
  const { log, settings = {} } = options
  let server: Server | undefined
  try {
    const place = choosePlace(dataDir, log)
    if (place.home !== dataDir) lock = lockBoth(lock, place.home)
    await ensureCluster(place)
    await settleLeftovers(clusterOf(place.home), log)
    server = await startServer(place, log, settings)
    await ensureDatabase(place.home, server.port)
    return handle(place, server, lock, options)
  } catch (error) {
    await server?.stop()
    lock.release()
    throw error
  }
}

/** The data itself, whichever folder points to it. */
function lockBoth(folder: FolderLock, home: string): FolderLock {
  const lockFile = join(home, 'owner.lock')
  const data = tryLock(lockFile)
  if (!data) throw new Error(`${holderOf(lockFile)} works on the data in ${home}`)
  const release = () => {
    data.release()
    folder.release()
  }
  return { release }
}

/** A server that lives as long as this process wants it to. */
function handle(place: Place, first: Server, lock: FolderLock, options: EmbeddedPostgresOptions) {
  const { log, settings = {} } = options
  let { port } = first
  const kept = keepAlive(first, {
    start: async () => {
      await endOrphans(clusterOf(place.home), log)
      return startServer(place, log, settings, keepPortMs)
    },
    onDeath: (why) => log.error('postgres.ended', { why }),
    onReturn: (server) => {
      log.warn('postgres.back', { port: server.port })
      if (server.port !== port) options.onMoved?.(urlOf(place.home, server.port))
      port = server.port
    },
    onManyDeaths: (why) => {
      lock.release()
      log.error('postgres.lost', { why, file: logFile(place.home) })
      options.onLost?.(why)
      return 'giveUp'
    },
  })
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= kept.stop().finally(() => lock.release()))
  return { url: urlOf(place.home, port), port, reused: false, stop }
}

async function livingServer(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const home = homeOf(dataDir)
  const file = readPidFile(clusterOf(home))
  if (file?.status !== 'ready' || file.cluster !== clusterOf(home)) return undefined
  try {
    const url = urlOf(home, file.port)
    await runOnce(url, 'SELECT 1')
    return { url, port: file.port, reused: true, stop: async () => undefined }
  } catch {
    return undefined
  }
}
