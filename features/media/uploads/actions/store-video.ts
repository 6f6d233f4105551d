import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createTurns } from '@hojip/pictures'
import { inTransaction } from '@hojip/platform/db'
import type { LargeFile } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { Scene, UploadedVideo } from '../contract.ts'
import { uploadsRefusals, type VideoReason } from '../refusals.ts'
import { unclaimedHours, videoQuota } from '../rules/limits.ts'
import { uploadUrl, videoKey } from '../rules/url.ts'
import { insertUpload, markDropped, recentVideos, type NewUpload } from '../store/uploads.ts'
import { inspectVideo } from '../video/inspect-video.ts'
import { refuseFile } from './refuse-file.ts'
import { dropJob, type DropDue, type UploadsTools } from './tools.ts'

export type StoredVideo = UploadedVideo & { kind: 'video'; size: number; hash: string }

const faults = { damaged: uploadsRefusals.notAVideo, unknown: uploadsRefusals.unknownVideo }

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The row is inserted first, so that no object is ever without one; the job deletes what fails later. */
function insertWithinQuota(
  { db, jobs }: UploadsTools,
  upload: NewUpload,
): Promise<void | Refusal<'uploads/videoQuotaReached'>> {
  return inTransaction(db, async (tx) => {
    const recent = await recentVideos(tx, upload.userId)
    const isFull = recent.count >= videoQuota.aDay || recent.bytes + upload.size > videoQuota.bytesADay
    if (isFull) return refuse(uploadsRefusals.videoQuotaReached)
    const dropAt = await insertUpload(tx, upload, unclaimedHours)
    const due: DropDue = { ids: [upload.id] }
    await jobs.send(tx, dropJob, due, { at: new Date(dropAt.getTime() + 1_000) })
  })
}

async function giveUp(
  { db, jobs, log }: UploadsTools,
  { id }: NewUpload,
  error: unknown,
): Promise<Refusal<'uploads/videoBusy'>> {
  log.error('uploads.not-stored', { id, error })
  await inTransaction(db, async (tx) => {
    await markDropped(tx, [id])
    await jobs.send(tx, dropJob, { ids: [id] } satisfies DropDue)
  })
  return refuse(uploadsRefusals.videoBusy)
}

/** Two videos are checked at a time; each holds up to about 20 MB of its index in memory. */
export function createStoreVideo(tools: UploadsTools) {
  const turns = createTurns(2, 20)

  const inspect = async (
    userId: string,
    { name, path }: LargeFile,
  ): Promise<NewUpload | Refusal<VideoReason>> => {
    const found = await turns.take(() => inspectVideo(path))
    if (!found) return refuse(uploadsRefusals.videoBusy)
    if (typeof found === 'string') return refuseFile(faults[found], name)
    const { format, width, height, durationMs } = found
    const id = randomBytes(16).toString('hex')
    const [{ size }, hash] = [await stat(path), await hashOf(path)]
    return { id, userId, scene: 'chat', kind: format, width, height, durationMs, size, hash }
  }

  /** Checks the container of the received video, erases what it contains beside the video, and stores the rest. */
  return async (
    userId: string,
    scene: Scene,
    file: LargeFile,
  ): Promise<StoredVideo | Refusal<VideoReason>> => {
    if (scene !== 'chat') return refuseFile(uploadsRefusals.wrongExtension, file.name)
    const upload = await inspect(userId, file)
    if (isRefusal(upload)) return upload
    const refused = await insertWithinQuota(tools, upload)
    if (refused) return refused
    try {
      await tools.objects.putFile(videoKey(upload), file.path, `video/${upload.kind}`)
    } catch (error) {
      return giveUp(tools, upload, error)
    }
    const { width, height, durationMs = 0, size, hash } = upload
    return { url: uploadUrl(upload), kind: 'video', width, height, durationMs, size, hash }
  }
}
