import { rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { factsFileOf, type Archiving } from '@hojip/db/retention'
import { atPlace } from '@hojip/platform/folders'
import { newId } from '@hojip/platform/ids'
import { assertFile, bucketOf, inTemporaryFolder } from '../backups/place.ts'
import type { Config } from '../config.ts'
import { folderFault } from '../settings/data-folder.ts'

// Where months are kept: a folder, or `s3:FOLDER`, a folder in the bucket of backups.

const inBucket = 's3:'
const folderInBucket = /^[\w-]+(?:\/[\w-]+)*$/

type Where = Pick<Archiving, 'folder' | 'sendOn'>

/**
 * Runs `work` with the folder to write into. What goes to the bucket is written into TMPDIR first, a table of a month at a time,
 * and read back from the bucket before it counts as kept. Whether the place takes anything is tried also when nothing is due.
 */
export async function intoArchive<T>(
  config: Config,
  place: string,
  work: (where: Where) => Promise<T>,
): Promise<T> {
  if (place.startsWith(inBucket)) return intoBucket(config, place.slice(inBucket.length), work)
  const fault = folderFault(resolve(place), 'FOLDER')
  if (fault) throw new Error(fault)
  return atPlace(place, () => work({ folder: place }))
}

async function intoBucket<T>(config: Config, name: string, work: (where: Where) => Promise<T>): Promise<T> {
  if (!folderInBucket.test(name))
    throw new Error(`s3:${name}: name a folder in the bucket, such as s3:archive`)
  if (!config.BACKUP_RECIPIENT)
    throw new Error('BACKUP_RECIPIENT is missing: what is archived leaves the machine only encrypted')
  const bucket = bucketOf(config)
  return inTemporaryFolder((folder) =>
    atPlace(folder, async () => {
      const sendOn = async (files: readonly string[]) => {
        for (const file of files) await bucket.putSurely(`${name}/${basename(file)}`, file)
        for (const file of files) await rm(file)
      }
      const probe = join(folder, 'probe')
      // Another one each time: that of a run before proves nothing.
      await writeFile(probe, newId())
      await sendOn([probe])
      return work({ folder, sendOn })
    }),
  )
}

/** Runs `work` on a file of an archive, which is fetched where it is in the bucket. */
export async function withArchived<T>(
  config: Config,
  place: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!place.startsWith(inBucket)) {
    await assertFile(place)
    return work(place)
  }
  const bucket = bucketOf(config)
  return inTemporaryFolder(async (folder) => {
    const key = place.slice(inBucket.length)
    const file = join(folder, basename(key))
    await atPlace(folder, async () => {
      await bucket.get(factsFileOf(key), factsFileOf(file))
      await bucket.get(key, file)
    })
    return work(file).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      // It is told by the name that was given.
      throw new Error(error.message.replace(file, place), { cause: error })
    })
  })
}
