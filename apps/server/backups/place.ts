import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openBucket, type Bucket } from './bucket.ts'
import { timeOfName } from './keep.ts'
import { isPacked, unpack } from './pack.ts'

/** Where a backup is: a folder, a packed file, or `s3:NAME` and `s3:latest` in the bucket of backups. */
export type Place = string

const inBucket = 's3:'

function bucketOf({ backupBucket }: Config): Bucket {
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

async function fetched(config: Config, asked: string, into: string): Promise<string> {
  const bucket = bucketOf(config)
  const name = asked === 'latest' ? newestOf(await bucket.names()) : asked
  if (name === undefined) throw new Error('the bucket has no backup yet')
  const file = join(into, 'fetched.tar.age')
  await bucket.get(name, file)
  return file
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
  const temporary = await mkdtemp(join(tmpdir(), 'hojip-backup-'))
  try {
    const file = isFetched ? await fetched(config, place.slice(inBucket.length), temporary) : place
    const folder = join(temporary, 'backup')
    await unpack(file, folder, config.BACKUP_IDENTITY_FILE)
    return await work(folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
