import { closeSync, existsSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/index.ts'
import { freePort, isPortFree } from './free-port.ts'
import { logFile, startKeeper } from './keeper.ts'
import { killIfThere, processesOn, readPidFile } from './pid-file.ts'
import { clusterOf, type Place } from './place.ts'
import { type Settings, writeSettings } from './settings.ts'

export interface Server {
  port: number
  /** Settles when the server has ended, asked or not, with what it or the system says of the reason. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const maxTries = 20
/** Shutting down writes what is only in memory; a server that takes longer recovers at its next start. */
const hurryMs = 20_000
const forceMs = 23_000

/**
 * Starts the server on the folder's kept port, or on another one when somebody has taken that.
 * @param keepPortMs how long to wait for the kept port
 */
export async function startServer(
  place: Place,
  log: Log,
  settings: Settings,
  keepPortMs = 0,
): Promise<Server> {
  let port = await keptPort(place.home, keepPortMs)
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

function launch(place: Place, port: number): Server {
  const logStart = sizeOf(logFile(place.home))
  const keeper = startKeeper(place)
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const end = (code: unknown) => {
      hasEnded = true
      // When only the keeper was killed, the rest of it ends the server.
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
    // A server that was stopped by SIGSTOP hears nothing else.
    const force = setTimeout(() => {
      for (const one of new Set([...(pid ? [pid] : []), ...processesOn(cluster)])) killIfThere(one, 'SIGKILL')
    }, forceMs)
    await ended
    clearTimeout(hurry)
    clearTimeout(force)
  }
  return { port, ended, stop }
}

/** A shell tells of a child that was killed by a signal as 128 and the signal's number. */
function reasonOf(code: unknown, log: string, logStart: number): string {
  if (typeof code !== 'number' || code <= 128) return complaint(log, logStart)
  return `killed by signal ${code - 128}`
}

/**
 * Waits as long as the server lives: after a crash it may have much to recover.
 * @param before the start that a killed server's file tells of; it may say "ready" too.
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

async function keptPort(home: string, patienceMs: number): Promise<number> {
  const kept = existsSync(portFile(home)) ? Number(readFileSync(portFile(home), 'utf8')) : 0
  if (!(kept > 0)) return freePort()
  for (let waited = 0; ; waited += 50) {
    if (await isPortFree(kept)) return kept
    if (waited >= patienceMs) return freePort()
    await sleep(50)
  }
}

function sizeOf(file: string) {
  return existsSync(file) ? statSync(file).size : 0
}

/** What the server wrote to its log since `from`, on one line. */
function complaint(file: string, from: number): string {
  const length = Math.min(sizeOf(file) - from, 4_000)
  if (length <= 0) return `see ${file}`
  const text = Buffer.alloc(length)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, text, 0, length, from)
  closeSync(descriptor)
  // What it says at every start explains nothing.
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
