import type { Log } from '@hojip/platform/log'
import { encodeAvif } from '../decoding/encode-picture.ts'
import { readPicture, writePicture } from '../folder.ts'
import { fileNameOf, type PictureFile } from '../rules/file-name.ts'
import { createTurns } from '../turns.ts'

/**
 * Makes AVIF files in the background, one at a time: each takes about 70 ms of a core. Requests beyond the queue's
 * limit are dropped; the next visit requests the file again.
 */
export function createMakeAvif(dir: string, log: Log) {
  const turns = createTurns(1, 300)
  const wished = new Set<string>()

  const make = async (file: PictureFile): Promise<void> => {
    const webp = await readPicture(dir, { ...file, width: 800, format: 'webp' })
    if (webp) await writePicture(dir, file, await encodeAvif(webp, file.width))
  }

  const makeAvif = (file: PictureFile): void => {
    const name = fileNameOf(file)
    if (wished.has(name)) return
    const work = turns.take(() => make(file))
    if (!work) return
    wished.add(name)
    void work
      .catch((error: unknown) => log.error('pictures.avif', { file: name, error }))
      .finally(() => wished.delete(name))
  }
  return { makeAvif, stop: turns.stop }
}
