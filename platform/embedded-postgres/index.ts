/**
 * The PostgreSQL that npm installs with the project, so that the mall starts without any other installation. Proven on
 * Linux (x64); the paths for macOS and Windows follow the same design but have not been run there.
 */
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '../clock/index.ts'
import type { Log } from '../log/index.ts'
import { installedBinaries, type Binaries } from './binaries/binaries.ts'
import { ensureCluster } from './cluster.ts'
import { keepAlive } from '../keep-alive/index.ts'
import { ensureDatabase, runOnce, urlOf } from './connection.ts'
import { type FolderLock, holderOf, tryLock } from '../folder-lock/index.ts'
import { endOrphans, readPidFile, settleLeftovers } from './pid-file.ts'
import { logFile } from './keeper.ts'
import { choosePlace, clusterOf, homeOf, makeFolder, type Place } from './place.ts'
import { type Server, startServer } from './server.ts'
import type { Settings } from './settings/settings.ts'

export { freePort } from './free-port.ts'
export { makeFolder } from './place.ts'
export { binariesIn } from './binaries/binaries.ts'

export interface EmbeddedPostgres {
  url: string
  port: number
  /** Shuts the server down and waits for its end; does nothing when the server was reused. May be called twice. */
  stop: () => Promise<void>
  /** The server was already running, from another start; that start stops it. */
  reused: boolean
}

interface EmbeddedPostgresOptions {
  dataDir: string
  log: Log
  /** PostgreSQL settings that differ from ours. */
  settings?: Settings
  /** The server's programs, when it is not to be the one of this project. */
  binaries?: Binaries
  /**
   * Accept only a server of this process, since a reused one ends with its own start: waits up to a minute until no
   * other process works on the folder, then rejects.
   */
  alone?: boolean
  /** Called when the server died and was started again on another port, since the old one was in use. */
  onMoved?: (url: string) => void
  /** Called when the server has died three times within a minute and is not started again. */
  onLost?: (why: string) => void
}

const patienceMs = minuteMs
/** The mall's connections use the old port, so a restarted server first waits for it to become free. */
const portReservedMs = 5_000

/**
 * Starts the server on this folder, or reuses the one that another start runs on it. A server that dies is started
 * again on its data, and given up at the third death within a minute. It ends with the process that started it,
 * however that one ends. As root it runs as an unprivileged user, and when that user may not enter the folder, the
 * data is stored under /var/lib/hojip.
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
    const place = choosePlace(dataDir, options.binaries ?? installedBinaries(), log)
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

/** Locks the data itself too, since several folders may point to it. */
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

/** Supervises the server for as long as this process wants it. */
function handle(place: Place, first: Server, lock: FolderLock, options: EmbeddedPostgresOptions) {
  const { log, settings = {} } = options
  let { port } = first
  const supervised = keepAlive(first, {
    start: async () => {
      await endOrphans(clusterOf(place.home), log)
      return startServer(place, log, settings, portReservedMs)
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
  const stop = () => (stopping ??= supervised.stop().finally(() => lock.release()))
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
