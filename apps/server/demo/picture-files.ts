import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '@hojip/db'
import { addPicture, type MakePicture } from '@hojip/pictures'
import { accepted } from '@hojip/platform/refusal'

const folder = fileURLToPath(new URL('./pictures/', import.meta.url))

/** Makes every picture of the demo in all widths, two at a time: the smallest machine has two cores. */
export async function addDemoPictures(
  db: Db,
  dir: string,
  onProgress: (done: number, total: number) => void,
  make?: MakePicture,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  const waiting = names.values()
  let done = 0
  onProgress(done, names.length)
  const work = async () => {
    for (const name of waiting) {
      const bytes = await readFile(join(folder, name))
      accepted(await addPicture(db, dir, name.replace(/\.webp$/, ''), bytes, make))
      onProgress((done += 1), names.length)
    }
  }
  await Promise.all([work(), work()])
}
