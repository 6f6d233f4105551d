import { setTimeout as sleep } from 'node:timers/promises'
import { readPicture } from '../folder.ts'
import { createPlaceholder } from '../placeholder.ts'
import type { PictureFile } from '../rules/file-name.ts'
import { findPicture } from '../store.ts'
import { createFetchRemote, type FetchTools } from './fetch-remote.ts'
import { createMakeAvif } from './make-avif.ts'

export interface ShownPicture {
  bytes: Buffer
  contentType: 'image/webp' | 'image/avif'
  /** False when a better version may be available soon. */
  isFinal: boolean
}

/** How long a visitor waits for another server before the placeholder is shown, in ms. */
const patienceMs = 6_000

/** The bytes to show for a file name; undefined when there is no such picture. */
export function createShowPicture(tools: FetchTools) {
  const { db, dir, log } = tools
  const placeholder = createPlaceholder()
  const { fetchRemote, stop: stopFetching } = createFetchRemote(tools)
  const { makeAvif, stop: stopMaking } = createMakeAvif(dir, log)

  const fromFolder = async (file: PictureFile): Promise<ShownPicture | undefined> => {
    const bytes = await readPicture(dir, file)
    if (bytes) return { bytes, contentType: `image/${file.format}`, isFinal: true }
    if (file.format === 'webp') return undefined
    // Browsers do not try the next source of a <picture> when one fails, but they accept another content type.
    const webp = await readPicture(dir, { ...file, format: 'webp' })
    if (!webp) return undefined
    makeAvif(file)
    return { bytes: webp, contentType: 'image/webp', isFinal: false }
  }

  const showPicture = async (file: PictureFile): Promise<ShownPicture | undefined> => {
    const stored = await fromFolder(file)
    if (stored) return stored
    const row = await findPicture(db, file.ref)
    if (!row) return undefined
    const late = new AbortController()
    const patience = sleep(patienceMs, false, { signal: late.signal }).catch(() => false)
    const isThere = await Promise.race([fetchRemote(row), patience]).finally(() => late.abort())
    const arrived = isThere ? await fromFolder(file) : undefined
    return arrived ?? { bytes: await placeholder(file.width), contentType: 'image/webp', isFinal: false }
  }
  return { showPicture, stop: () => Promise.all([stopFetching(), stopMaking()]) }
}
