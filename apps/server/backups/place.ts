import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atPlace } from '@hojip/platform/folders'
import type { Config } from '../config.ts'
import { temporaryFolder } from '../settings/data-folder.ts'
import { openBucket, type Bucket } from './bucket.ts'
import { timeOfName } from './keep.ts'
import { isPacked, unpack } from './pack.ts'

/** Where a backup is: a folder, a packed file, or `s3:NAME` and `s3:latest` in the bucket of backups. */
export type Place = string

const inBucket = 's3:'

export function bucketOf({ backupBucket }: Config): Bucket {
  if (!backupBucket) throw new Error('no bucket of backups is set: BACKUP_S3_…')
  return openBucket(backupBucket)
}

/** The name of the newest backup by the clock. */
export function newestOf(names: readonly string[]): string | undefined {
  return names
    .filter((name) => timeOfName(name) !== undefined)
    .toSorted()
    .at(-1)
}

/** A pipe would be waited for without end, and a device may be read without end. */
export async function assertFile(path: string): Promise<void> {
  const found = await stat(path)
  if (!found.isFile()) throw new Error(`${path} is no file`)
}

async function fetched(config: Config, asked: string, into: string): Promise<string> {
  const bucket = bucketOf(config)
  const name = asked === 'latest' ? newestOf(await bucket.names()) : asked
  if (name === undefined) throw new Error('the bucket has no backup yet')
  const file = join(into, 'fetched.tar.age')
  await bucket.get(name, file)
  return file
}

/** Runs `work` with a new folder in TMPDIR, readable by its owner alone, which is removed afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), temporaryFolder))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Runs `work` on the folder of a backup. What is in a bucket or packed is brought into the system's temporary folder
 * (TMPDIR) first, readable by its owner alone, and removed afterwards.
 */
export async function withBackup<T>(
  config: Config,
  place: Place,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const isFetched = place.startsWith(inBucket)
  if (!isFetched && !isPacked(place)) return work(place)
  if (!isFetched) await assertFile(place)
  return inTemporaryFolder(async (temporary) => {
    const folder = join(temporary, 'backup')
    await atPlace(temporary, async () => {
      const file = isFetched ? await fetched(config, place.slice(inBucket.length), temporary) : place
      await unpack(file, folder, config.BACKUP_IDENTITY_FILE)
    })
    return work(folder)
  })
}
