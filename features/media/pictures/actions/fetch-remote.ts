import type { Db } from '@hojip/db'
import { type Clock, hourMs } from '@hojip/platform/clock'
import type { Log } from '@hojip/platform/log'
import { isRefusal } from '@hojip/platform/refusal'
import { readPicture, type SharedPictures } from '../folder.ts'
import { widest } from '../rules/file-name.ts'
import { picturesRefusals } from '../refusals.ts'
import { fetchPicture, type RemoteOptions } from '../remote/fetch-picture.ts'
import { createPatience } from '../waiting/patience.ts'
import { allowedUrl } from '../remote/url.ts'
import { findPicture, saveMissing, type PictureRow } from '../store.ts'
import { createTurns } from '../waiting/turns.ts'
import { addPicture, type MakePicture } from './add-picture.ts'

export interface FetchTools {
  db: Db
  dir: string
  clock: Clock
  log: Log
  remote: RemoteOptions
  /** Where other machines find what this one was given; left out, there are none. */
  shared?: SharedPictures
  /** For tests. */
  make?: MakePicture
}

const retryAfterMs = hourMs

/** Whether to fetch the picture: it was never fetched, is missing from the folder, or failed more than an hour ago. */
function isDue(picture: PictureRow, nowMs: number): boolean {
  return picture.state !== 'missing' || (picture.triedAt?.getTime() ?? 0) + retryAfterMs <= nowMs
}

/**
 * Fetches a picture of another server and stores it; resolves to whether it is available now. At most four fetches run
 * at a time, and concurrent callers for one picture share a fetch. A failure is remembered for an hour, unless this
 * mall was too busy to decode the picture.
 */
export function createFetchRemote(tools: FetchTools) {
  const { db, dir, clock, log, remote, make, shared } = tools
  const turns = createTurns(4, 100)
  const patience = createPatience(clock)
  const underWay = new Map<string, Promise<boolean>>()

  const fetchNow = async (ref: string, url: URL): Promise<boolean> => {
    // Fetches earlier in the queue may have found that the host is down, or have stored this very picture since the
    // caller read its row.
    if (patience.isResting(url.hostname)) return false
    if (await readPicture(dir, { ref, width: widest, format: 'webp' })) return true
    const picture = await findPicture(db, ref)
    if (!picture || !isDue(picture, clock.nowMs())) return false
    const fetched = await fetchPicture(url.href, remote)
    patience.note(url.hostname, !('failure' in fetched && fetched.failure === 'unreachable'))
    const stored =
      'bytes' in fetched ? await addPicture(db, dir, ref, fetched.bytes, { make, shared }) : undefined
    if (stored && !isRefusal(stored)) return true
    // The picture may be a good one: the next request for it tries again.
    if (stored?.kind.reason === picturesRefusals.busy.reason) return false
    await saveMissing(db, ref, new Date(clock.nowMs()))
    log.info('pictures.missing', {
      ref,
      host: url.hostname,
      ...('failure' in fetched ? fetched : stored?.data),
    })
    return false
  }

  const fetchRemote = (picture: PictureRow): Promise<boolean> => {
    const url = picture.sourceUrl ? allowedUrl(picture.sourceUrl, remote) : undefined
    if (!url || !isDue(picture, clock.nowMs()) || patience.isResting(url.hostname))
      return Promise.resolve(false)
    const running = underWay.get(picture.ref)
    if (running) return running
    const work = turns.take(() => fetchNow(picture.ref, url))
    if (!work) return Promise.resolve(false)
    const watched = work.finally(() => underWay.delete(picture.ref))
    underWay.set(picture.ref, watched)
    return watched
  }
  return { fetchRemote, stop: turns.stop }
}
