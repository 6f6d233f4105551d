import { closeSync, existsSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/index.ts'
import { freePort, isPortFree } from './free-port.ts'
import { logFile, startKeeper } from './keeper.ts'
import { killIfThere, processesOn, readPidFile } from './pid-file.ts'
import { clusterOf, type Place } from './place.ts'
import { type Settings, writeSettings } from './settings/settings.ts'

export interface Server {
  port: number
  /** Settles when the server has ended, asked or not, with the reason that it or the system gives. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const maxTries = 20
/** Shutdown writes what is only in memory. A server that takes longer is killed and recovers at its next start. */
const hurryMs = 20_000
const forceMs = 23_000

/**
 * Starts the server on the folder's stored port, or on another one when that is in use.
 * @param keepPortMs how long to wait for the stored port
 */
export async function startServer(
  place: Place,
  log: Log,
  settings: Settings,
  portReservedMs = 0,
): Promise<Server> {
  let port = await storedPort(place.home, portReservedMs)
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
    // The last processes of a killed server need a moment to end.
    else if (reason.includes('shared memory block')) await sleep(250)
    else throw new Error(`PostgreSQL does not start: ${reason}`)
  }
}

function launch(place: Place, port: number): Server {
  const logStart = sizeOf(logFile(place.home))
  const keeper = startKeeper(place)
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const end = (code: unknown) => {
      hasEnded = true
      // When only the keeper was killed, its remaining processes end the server.
      keeper.stdin?.end()
      resolve(reasonOf(code, logFile(place.home), logStart))
    }
    keeper.once('exit', end).once('error', end)
  })
  const stop = async () => {
    if (hasEnded) return
    const cluster = clusterOf(place.home)
    const pid = readPidFile(cluster)?.pid
    keeper.ref()
    keeper.stdin?.end()
    const hurry = setTimeout(() => pid && killIfThere(pid, 'SIGQUIT'), hurryMs)
    // A server that was stopped by SIGSTOP reacts to nothing but SIGKILL.
    const force = setTimeout(() => {
      for (const one of new Set([...(pid ? [pid] : []), ...processesOn(cluster)])) killIfThere(one, 'SIGKILL')
    }, forceMs)
    await ended
    clearTimeout(hurry)
    clearTimeout(force)
  }
  return { port, ended, stop }
}

/** A shell reports a child killed by a signal as 128 plus the signal's number. */
function reasonOf(code: unknown, log: string, logStart: number): string {
  if (typeof code !== 'number' || code <= 128) return complaint(log, logStart)
  return `killed by signal ${code - 128}`
}

/**
 * Waits for as long as the server lives, since recovery after a crash may take long.
 * @param before the start named in the file of a killed server, which may contain "ready" too
 */
async function isReady(place: Place, server: Server, before: string | undefined, log: Log): Promise<boolean> {
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

function portFile(home: string) {
  return join(home, 'port')
}

async function storedPort(home: string, patienceMs: number): Promise<number> {
  const stored = existsSync(portFile(home)) ? Number(readFileSync(portFile(home), 'utf8')) : 0
  if (!(stored > 0)) return freePort()
  for (let waited = 0; ; waited += 50) {
    if (await isPortFree(stored)) return stored
    if (waited >= patienceMs) return freePort()
    await sleep(50)
  }
}

function sizeOf(file: string) {
  return existsSync(file) ? statSync(file).size : 0
}

/** What the server logged since `from`, on one line. */
function complaint(file: string, from: number): string {
  const length = Math.min(sizeOf(file) - from, 4_000)
  if (length <= 0) return `see ${file}`
  const text = Buffer.alloc(length)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, text, 0, length, from)
  closeSync(descriptor)
  // Lines it writes at every start explain nothing.
  const lines = text
    .toString('utf8')
    .split('\n')
    .filter((line) => line && !/LOG: {2}(starting PostgreSQL|listening on|database system)/.test(line))
  return (
    lines
      .map((line) => line.replace(/^.*? UTC \[\d+\] /, ''))
      .join(' ')
      .slice(0, 600) || `see ${file}`
  )
}
