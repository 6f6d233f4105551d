import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Log } from '../../log/index.ts'

/** Where data lies whose own folder only root may enter; each place has the name of its folder's path. */
const root = '/var/lib/hojip'

const dayMs = 86_400_000
/** Data whose folder was deleted waits for so long, for whoever deleted it by mistake. */
const keepSetAsideMs = 7 * dayMs
/** A folder may be on a disk that is not there at the moment. */
const keepForsakenMs = 30 * dayMs

export function locationFile(dataDir: string) {
  return join(dataDir, 'location.txt')
}

function ownerFile(home: string) {
  return join(home, 'belongs-to.txt')
}

export function placeElsewhere(dataDir: string): string {
  return join(root, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
}

/** Tells a folder from its copy, which has a number of its own. */
function numberOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** Binds the place and the folder to one another. */
export function bind(dataDir: string, home: string): void {
  writeFileSync(ownerFile(home), `${dataDir}\n${numberOf(dataDir)}\n`)
  writeFileSync(locationFile(dataDir), `${home}\n`)
}

function pointsTo(dataDir: string, home: string) {
  return readLines(locationFile(dataDir))[0] === home
}

/**
 * Makes sure that the data in `home` is this folder's own. A folder that was moved takes its data along. One that was
 * copied has the address of the original's data in it, and is refused.
 */
export function claim(dataDir: string, home: string, log: Log): void {
  if (!existsSync(home))
    throw new Error(
      `the database of ${dataDir} was in ${home}, which is gone: restore a backup, or remove ${locationFile(dataDir)} to begin with an empty one`,
    )
  const [path, number] = readLines(ownerFile(home))
  const isOurs = path === undefined || path === dataDir || number === numberOf(dataDir)
  if (!isOurs && pointsTo(path, home))
    throw new Error(
      `${dataDir} is a copy of ${path}, whose database is in ${home} and was not copied: use npm run backup there and npm run restore here`,
    )
  if (path === dataDir && number === numberOf(dataDir)) return
  if (path !== dataDir) log.warn('postgres.moved', { from: path, to: dataDir, home })
  bind(dataDir, home)
}

/** Whoever deletes the data folder wants a new start; the data kept elsewhere must not come back by itself. */
export function setAside(home: string, log: Log): string | undefined {
  if (!existsSync(home)) return undefined
  const aside = `${home}.${Date.now()}`
  renameSync(home, aside)
  log.warn('postgres.set-aside', {
    what: 'data of a folder that was deleted',
    where: aside,
    removedAfterDays: keepSetAsideMs / dayMs,
  })
  return aside
}

/** The copy of the server is the same for the new data. */
export function takeBinariesAlong(aside: string, home: string): void {
  for (const name of readdirSync(aside))
    if (/^server-[\d.]/.test(name)) renameSync(join(aside, name), join(home, name))
}

const namePattern = /^[0-9a-f]{16}(?:\.(\d+))?$/

function lastUsedMs(home: string): number {
  const log = join(home, 'server.log')
  return statSync(existsSync(log) ? log : home).mtimeMs
}

function isForsaken(home: string): boolean {
  const [path] = readLines(ownerFile(home))
  return path !== undefined && !pointsTo(path, home)
}

/** Why it may go, if it may. */
function whyGone(home: string, newest: ReadonlyMap<string, number>, nowMs: number): string | undefined {
  const [, time] = namePattern.exec(basename(home)) ?? []
  const setAsideAt = time === undefined ? undefined : Number(time)
  if (setAsideAt === undefined)
    return isForsaken(home) && nowMs - lastUsedMs(home) > keepForsakenMs
      ? 'its folder has been gone for a month'
      : undefined
  if (setAsideAt < (newest.get(basename(home).slice(0, 16)) ?? 0))
    return 'newer data of its folder was set aside'
  return nowMs - setAsideAt > keepSetAsideMs ? 'set aside a week ago' : undefined
}

/** Removes what nobody will ask for any more: of each folder the newest data set aside stays, for a week. */
export function sweep(home: string, log: Log, nowMs = Date.now()): void {
  const all = readdirSync(dirname(home)).filter((name) => namePattern.test(name))
  const newest = new Map<string, number>()
  for (const name of all) {
    const time = Number(name.split('.')[1] ?? 0)
    newest.set(name.slice(0, 16), Math.max(time, newest.get(name.slice(0, 16)) ?? 0))
  }
  for (const path of all.map((name) => join(dirname(home), name))) {
    const why = path === home ? undefined : whyGone(path, newest, nowMs)
    if (why === undefined) continue
    rmSync(path, { recursive: true, force: true })
    log.info('postgres.removed', { where: path, why })
  }
}
