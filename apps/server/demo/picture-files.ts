import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '@hojip/db'
import { addBroughtPicture } from '@hojip/pictures'

const folder = fileURLToPath(new URL('./pictures/', import.meta.url))

/** Stores every picture of the demo. */
export async function addDemoPictures(db: Db, dir: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.webp'))
      await addBroughtPicture(db, dir, name.replace(/\.webp$/, ''), await readFile(join(folder, name)))
}
