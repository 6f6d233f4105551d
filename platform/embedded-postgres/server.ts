import { closeSync, existsSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/index.ts'
import { freePort, isPortFree } from './free-port.ts'
import { logFile, startKeeper } from './keeper.ts'
import { readPidFile } from './pid-file.ts'
import { clusterOf, type Place } from './place.ts'
import { type Settings, writeSettings } from './settings.ts'

export interface Server {
  port: number
  /** Settles when the server has ended, asked or not. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const maxTries = 20

/** Starts the server on the folder's kept port, or on another one when somebody has taken that. */
export const startServer = async (place: Place, log: Log, settings: Settings): Promise<Server> => {
  let port = await keptPort(place.home)
  for (let attempt = 1; ; attempt++) {
    writeSettings(place, port, settings)
    const logStart = sizeOf(logFile(place.home))
    const before = readPidFile(clusterOf(place.home))?.start
    const server = launch(place, port)
    if (await isReady(place, server, before, log)) {
      writeFileSync(portFile(place.home), `${port}\n`)
      return server
    }
    const reason = complaint(logFile(place.home), logStart)
    if (attempt === maxTries) throw new Error(`PostgreSQL does not start: ${reason}`)
    if (reason.includes('could not bind')) port = await freePort()
    // The last processes of a killed server need a moment to notice.
    else if (reason.includes('shared memory block')) await sleep(250)
    else throw new Error(`PostgreSQL does not start: ${reason}`)
  }
}

const launch = (place: Place, port: number): Server => {
  const keeper = startKeeper(place)
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true
      resolve()
    }
    keeper.once('exit', end).once('error', end)
  })
  const stop = async () => {
    if (hasEnded) return
    const pid = readPidFile(clusterOf(place.home))?.pid
    keeper.ref()
    keeper.stdin?.end()
    const patience = setTimeout(() => pid && process.kill(pid, 'SIGQUIT'), 60_000)
    await ended
    clearTimeout(patience)
  }
  return { port, ended, stop }
}

/**
 * Waits as long as the server lives: after a crash it may have much to recover.
 * @param before the start that a killed server's file tells of; it may say "ready" too.
 */
const isReady = async (
  place: Place,
  server: Server,
  before: string | undefined,
  log: Log,
): Promise<boolean> => {
  let hasEnded = false
  void server.ended.then(() => (hasEnded = true))
  for (let waited = 0; !hasEnded; waited += 10) {
    const file = readPidFile(clusterOf(place.home))
    if (file?.status === 'ready' && file.start !== before) return true
    if (waited === 3_000) log.info('postgres.recovering', { home: place.home })
    await sleep(10)
  }
  return false
}

const portFile = (home: string) => join(home, 'port')

const keptPort = async (home: string): Promise<number> => {
  const kept = existsSync(portFile(home)) ? Number(readFileSync(portFile(home), 'utf8')) : 0
  return kept > 0 && (await isPortFree(kept)) ? kept : freePort()
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

/** What the server wrote to its log since `from`, on one line. */
const complaint = (file: string, from: number): string => {
  const length = Math.min(sizeOf(file) - from, 4_000)
  if (length <= 0) return `see ${file}`
  const text = Buffer.alloc(length)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, text, 0, length, from)
  closeSync(descriptor)
  const lines = text.toString('utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => line.replace(/^.*? UTC \[\d+\] /, ''))
    .join(' ')
    .slice(0, 600)
}
