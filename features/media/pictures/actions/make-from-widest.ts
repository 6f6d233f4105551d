import type { Clock } from '@hojip/platform/clock'
import type { Log } from '@hojip/platform/log'
import { encodeFrom } from '../decoding/encode-picture.ts'
import { readPicture, writePicture } from '../folder.ts'
import { createPatience } from '../waiting/patience.ts'
import { fileNameOf, widest, type PictureFile } from '../rules/file-name.ts'
import { createTurns } from '../waiting/turns.ts'

interface MakeTools {
  dir: string
  clock: Clock
  log: Log
}

/**
 * Makes AVIF files, and narrower WebP files of a picture that has only its widest, one of each kind at a time: an AVIF
 * takes 35 to 150 ms of a core, a WebP a tenth. Requests beyond the queues' limits are dropped, and so are those of a
 * file that failed three times within the last minute; a later visit requests the file again.
 */
export function createMakeFromWidest({ dir, clock, log }: MakeTools) {
  const turns = { webp: createTurns(1, 300), avif: createTurns(1, 300) }
  const patience = createPatience(clock)
  const underWay = new Map<string, Promise<void>>()

  const make = async (file: PictureFile): Promise<void> => {
    const source = { ...file, width: widest, format: 'webp' } as const
    const webp = await readPicture(dir, source)
    if (!webp) return
    const made = await encodeFrom(webp, { width: file.width, format: file.format })
    // It may have been replaced meanwhile.
    if ((await readPicture(dir, source))?.equals(webp)) await writePicture(dir, file, made)
  }

  /** Resolves when the file is there, or cannot be made now. */
  const makeFromWidest = (file: PictureFile): Promise<void> => {
    const name = fileNameOf(file)
    const running = underWay.get(name)
    if (running) return running
    const work = patience.isResting(name) ? undefined : turns[file.format].take(() => make(file))
    if (!work) return Promise.resolve()
    const watched = work
      .then(
        () => patience.note(name, true),
        (error: unknown) => {
          patience.note(name, false)
          log.error('pictures.make', { file: name, error })
        },
      )
      .finally(() => underWay.delete(name))
    underWay.set(name, watched)
    return watched
  }
  const stop = () => Promise.all([turns.webp.stop(), turns.avif.stop()])
  return { makeFromWidest, stop }
}
