import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Log } from '../../log/index.ts'
import { dayMs } from '../../clock/index.ts'

/** Where the data goes when only root may enter the folder. Each place is named by its folder's path. */
const root = '/var/lib/hojip'

/** How long the data of a deleted folder is stored, in case it was deleted by mistake. */
const setAsideMs = 7 * dayMs
/** Longer than a week, since the folder may be on a disk that is not mounted at the moment. */
const forsakenMs = 30 * dayMs

export function locationFile(dataDir: string) {
  return join(dataDir, 'location.txt')
}

function ownerFile(home: string) {
  return join(home, 'belongs-to.txt')
}

export function placeElsewhere(dataDir: string): string {
  return join(root, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
}

/** Device and inode, which differ between a folder and its copy. */
function numberOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** Records in the place and in the folder that they belong together. */
export function bind(dataDir: string, home: string): void {
  writeFileSync(ownerFile(home), `${dataDir}\n${numberOf(dataDir)}\n`)
  writeFileSync(locationFile(dataDir), `${home}\n`)
}

function pointsTo(dataDir: string, home: string) {
  return readLines(locationFile(dataDir))[0] === home
}

/**
 * Makes sure that the data in `home` belongs to this folder. A folder that was moved takes its data along. One that
 * was copied still names the original's data, and is refused.
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

/**
 * Sets data aside whose folder was deleted: its owner wants a new start, and the old data must not come back by
 * itself.
 */
export function setAside(home: string, log: Log): string | undefined {
  if (!existsSync(home)) return undefined
  const aside = `${home}.${Date.now()}`
  renameSync(home, aside)
  log.warn('postgres.set-aside', {
    what: 'data of a folder that was deleted',
    where: aside,
    removedAfterDays: setAsideMs / dayMs,
  })
  return aside
}

/** Moves the copy of the server to the new data. */
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

/** Why the data may be removed; undefined when it may not. */
function whyGone(home: string, newest: ReadonlyMap<string, number>, nowMs: number): string | undefined {
  const [, time] = namePattern.exec(basename(home)) ?? []
  const setAsideAt = time === undefined ? undefined : Number(time)
  if (setAsideAt === undefined)
    return isForsaken(home) && nowMs - lastUsedMs(home) > forsakenMs
      ? 'its folder has been gone for a month'
      : undefined
  if (setAsideAt < (newest.get(basename(home).slice(0, 16)) ?? 0))
    return 'newer data of its folder was set aside'
  return nowMs - setAsideAt > setAsideMs ? 'set aside a week ago' : undefined
}

/** Removes data that nobody will need any more. Of each folder the newest data set aside stays for a week. */
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
