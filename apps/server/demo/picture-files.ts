import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '@hojip/db'
import { addPicture } from '@hojip/pictures'
import { accepted } from '@hojip/platform/refusal'

const folder = fileURLToPath(new URL('./pictures/', import.meta.url))

/** Makes every picture of the demo in all widths, two at a time: that is as many cores as the smallest machine has. */
export async function addDemoPictures(
  db: Db,
  dir: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  const waiting = names.values()
  let done = 0
  onProgress(done, names.length)
  const work = async () => {
    for (const name of waiting) {
      accepted(await addPicture(db, dir, name.replace(/\.webp$/, ''), await readFile(join(folder, name))))
      onProgress((done += 1), names.length)
    }
  }
  await Promise.all([work(), work()])
}
