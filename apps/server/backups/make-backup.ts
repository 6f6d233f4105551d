import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { takeBackup } from '@hojip/db/backup'
import { dayMs } from '@hojip/platform/clock'
import { atPlace, makeFolders } from '@hojip/platform/folders'
import type { Config } from '../config.ts'
import { openBucket } from './bucket.ts'
import { expired, nameAt, timeOfName } from './keep.ts'
import { isPacked, pack, packedEnding } from './pack.ts'

type Taking = Pick<Parameters<typeof takeBackup>[0], 'step' | 'url'>
type Settings = Pick<Config, 'BACKUP_RECIPIENT' | 'backupBucket' | 'dataDir'>

export interface Made {
  /** The folder, or the packed file. */
  place: string
  rows: number
  tables: number
  files: number
  /** What it takes on the disk. */
  bytes: number
  takenAt: string
}

/** Makes a backup: a folder, or one encrypted file where the place is called `….tar.age`. */
export async function makeBackup(
  { dataDir, BACKUP_RECIPIENT: recipient }: Settings,
  { url, step }: Taking,
  place: string,
): Promise<Made> {
  const takeInto = (folder: string) => atPlace(folder, () => takeBackup({ url, dataDir, folder, step }))
  if (!isPacked(place)) return madeOf(place, await takeInto(place))
  if (!recipient) throw new Error(`BACKUP_RECIPIENT is missing: who can read ${place}`)
  if (await stat(place).catch(() => undefined)) throw new Error(`${place} is there already: name a new file`)
  const folder = `${place.slice(0, -packedEnding.length)}.unpacked`
  await rm(folder, { recursive: true, force: true })
  try {
    const manifest = await takeInto(folder)
    step('Encrypting')
    await atPlace(place, () => pack(folder, place, recipient))
    return { ...madeOf(place, manifest), bytes: (await stat(place)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function madeOf(place: string, { tables, files, takenAt }: Awaited<ReturnType<typeof takeBackup>>): Made {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...files].reduce((sum, file) => sum + file.bytes, 0)
  return { place, rows, tables: tables.length, files: files.length, bytes, takenAt }
}

/** Of a backup that was interrupted. One of today may still be under way. */
function isLeftOver(name: string, nowMs: number): boolean {
  const [whole, made = ''] = /^(hojip-\w+)(?:\.\w+)*\.(?:half|unpacked)$/.exec(name) ?? []
  const madeMs = timeOfName(made)
  return whole !== undefined && madeMs !== undefined && madeMs < nowMs - dayMs
}

export interface Daily extends Made {
  /** Whether it was sent to the bucket, too. */
  isUploaded: boolean
  /** What was thrown away, here and in the bucket. */
  removed: string[]
}

/**
 * Makes the backup of a day in the folder of backups, sends it to the bucket where there is one, and throws away what need
 * not be kept. What was interrupted earlier is removed.
 */
export async function makeDaily(
  settings: Settings & { BACKUP_FOLDER: string },
  taking: Taking,
  nowMs: number,
): Promise<Daily> {
  const { BACKUP_FOLDER: folder, BACKUP_RECIPIENT: recipient, backupBucket } = settings
  makeFolders(folder, 0o700)
  for (const name of await readdir(folder))
    if (isLeftOver(name, nowMs)) await rm(join(folder, name), { recursive: true, force: true })
  const name = nameAt(nowMs) + (recipient ? packedEnding : '')
  const made = await makeBackup(settings, taking, join(folder, name))
  const removed = expired(await readdir(folder))
  for (const old of removed) await rm(join(folder, old), { recursive: true, force: true })
  if (!backupBucket) return { ...made, isUploaded: false, removed }
  taking.step('Uploading')
  const bucket = openBucket(backupBucket)
  await bucket.put(name, made.place)
  const old = expired(await bucket.names())
  // A key that may not delete is a good one: then the bucket's own rules do it.
  for (const one of old) await bucket.remove(one).catch(() => undefined)
  return { ...made, isUploaded: true, removed: [...removed, ...old.map((one) => `s3:${one}`)] }
}
