import { setTimeout as sleep } from 'node:timers/promises'
import { bringShared, readPicture } from '../folder.ts'
import { createPlaceholder } from './placeholder.ts'
import { widest, type PictureFile } from '../rules/file-name.ts'
import { findPicture, type PictureRow } from '../store.ts'
import { createFetchRemote, type FetchTools } from './fetch-remote.ts'
import { createMakeFromWidest } from './make-from-widest.ts'

export interface ShownPicture {
  bytes: Buffer
  contentType: 'image/webp' | 'image/avif'
  /** False when a better version may be available soon. */
  isFinal: boolean
}

/** How long a visitor waits for another server before the placeholder is shown, in ms. */
const patienceMs = 6_000

/** How long a visitor waits for a narrower file, in ms. */
const narrowerMs = 1_000

/** What the work resolves to, or undefined when it takes longer; then it goes on. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new AbortController()
  const patience = sleep(ms, undefined, { signal: late.signal }).catch(() => undefined)
  return Promise.race([work, patience]).finally(() => late.abort())
}

/** The bytes to show for a file name; undefined when there is no such picture. */
export function createShowPicture(tools: FetchTools) {
  const { db, dir, shared, log } = tools
  const placeholder = createPlaceholder()
  const { fetchRemote, stop: stopFetching } = createFetchRemote(tools)
  const { makeFromWidest, stop: stopMaking } = createMakeFromWidest(tools)

  const fromFolder = async (file: PictureFile): Promise<ShownPicture | undefined> => {
    const bytes = await readPicture(dir, file)
    if (bytes) return { bytes, contentType: `image/${file.format}`, isFinal: true }
    if (file.format === 'webp') return file.width === widest ? undefined : narrower(file)
    // Browsers do not try the next source of a <picture> when one fails, but they accept another content type.
    const webp = await fromFolder({ ...file, format: 'webp' })
    if (!webp) return undefined
    void makeFromWidest(file)
    return { ...webp, isFinal: false }
  }

  /** Made at once, since that is quick; on a busy machine the widest is shown until then. */
  const narrower = async (file: PictureFile): Promise<ShownPicture | undefined> => {
    const wide = await readPicture(dir, { ...file, width: widest })
    if (!wide) return undefined
    await inTime(makeFromWidest(file), narrowerMs)
    const bytes = await readPicture(dir, file)
    return { bytes: bytes ?? wide, contentType: 'image/webp', isFinal: bytes !== undefined }
  }

  /** Another machine may have been given the picture, and have shared it. */
  const find = async (row: PictureRow): Promise<boolean> => {
    if (shared && row.state === 'ready') {
      const brought = bringShared(shared, dir, row.ref)
      const isBrought = await brought.catch((error: unknown) => log.warn('pictures.not-shared', { error }))
      if (isBrought) return true
    }
    return fetchRemote(row)
  }

  const showPicture = async (file: PictureFile): Promise<ShownPicture | undefined> => {
    const stored = await fromFolder(file)
    if (stored) return stored
    const row = await findPicture(db, file.ref)
    if (!row) return undefined
    const isThere = await inTime(find(row), patienceMs)
    const arrived = isThere ? await fromFolder(file) : undefined
    return arrived ?? { bytes: await placeholder(file.width), contentType: 'image/webp', isFinal: false }
  }
  return { showPicture, stop: () => Promise.all([stopFetching(), stopMaking()]) }
}
