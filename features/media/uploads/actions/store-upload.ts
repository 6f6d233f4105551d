import { createHash, randomBytes } from 'node:crypto'
import { createTurns, encodePicture, picturesRefusals, type EncodedPicture } from '@hojip/pictures'
import { inTransaction } from '@hojip/platform/db'
import type { ReceivedFile } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { Scene, UploadedPicture } from '../contract.ts'
import { uploadsRefusals, type FileReason } from '../refusals.ts'
import { unclaimedHours, quota } from '../rules/limits.ts'
import { mayBePicture } from '../rules/picture-kind.ts'
import { fullWidth, objectKey, uploadUrl, uploadWidths, type UploadWidth } from '../rules/url.ts'
import { insertUpload, markDropped, recentUploads, type NewUpload } from '../store/uploads.ts'
import { refuseFile } from './refuse-file.ts'
import { dropJob, type DropDue, type UploadsTools } from './tools.ts'

export type StoredUpload = UploadedPicture & { kind: 'picture'; size: number; hash: string }

/** The decoder's refusals, as refusals that name the file. */
const ofPicture = {
  [picturesRefusals.tooManyPixels.reason]: uploadsRefusals.tooManyPixels,
  [picturesRefusals.tooHeavy.reason]: uploadsRefusals.tooHeavy,
  [picturesRefusals.heic.reason]: uploadsRefusals.heic,
  [picturesRefusals.notAPicture.reason]: uploadsRefusals.notAPicture,
}

function bytesOf({ files }: EncodedPicture<number>, width: UploadWidth) {
  const file = files.find((one) => one.width === width)
  if (!file) throw new Error(`the picture was not encoded ${width} pixels wide`)
  return file.bytes
}

function putAll(tools: UploadsTools, upload: NewUpload, encoded: EncodedPicture<number>): Promise<unknown> {
  return Promise.all(
    uploadWidths.map((width) => tools.objects.put(objectKey(upload, width), bytesOf(encoded, width))),
  )
}

/** The row is inserted first, so that no object is ever without one; the job deletes what fails later. */
function insertWithinQuota(
  tools: UploadsTools,
  upload: NewUpload,
): Promise<void | Refusal<'uploads/quotaReached'>> {
  return inTransaction(tools.db, async (tx) => {
    const recent = await recentUploads(tx, upload.userId)
    if (recent.anHour >= quota.anHour || recent.aDay >= quota.aDay)
      return refuse(uploadsRefusals.quotaReached)
    const dropAt = await insertUpload(tx, upload, unclaimedHours)
    const due: DropDue = { ids: [upload.id] }
    await tools.jobs.send(tx, dropJob, due, { at: new Date(dropAt.getTime() + 1_000) })
  })
}

async function giveUp(
  tools: UploadsTools,
  { id }: NewUpload,
  error: unknown,
): Promise<Refusal<'uploads/busy'>> {
  tools.log.error('uploads.not-stored', { id, error })
  await inTransaction(tools.db, async (tx) => {
    await markDropped(tx, [id])
    await tools.jobs.send(tx, dropJob, { ids: [id] } satisfies DropDue)
  })
  return refuse(uploadsRefusals.busy)
}

/** Two pictures are decoded at a time, see `@hojip/pictures`. Callers who would wait too long get a refusal with a time to retry. */
export function createStoreUpload(tools: UploadsTools) {
  const turns = createTurns(2, 40)

  const encode = async ({
    name,
    bytes,
  }: ReceivedFile): Promise<EncodedPicture<number> | Refusal<FileReason>> => {
    if (bytes.length === 0) return refuseFile(uploadsRefusals.empty, name)
    const encoded = await turns.take(() => encodePicture(bytes, uploadWidths))
    if (!encoded) return refuse(uploadsRefusals.busy)
    if (!isRefusal(encoded)) return encoded
    const { reason } = encoded.kind
    if (reason === picturesRefusals.busy.reason) return refuse(uploadsRefusals.busy)
    // A file that neither is a picture nor is called one is not damaged, but another kind of file.
    const isOther = reason === picturesRefusals.notAPicture.reason && !mayBePicture(name)
    return refuseFile(isOther ? uploadsRefusals.wrongExtension : ofPicture[reason], name)
  }

  /** Decodes the received picture, encodes it again and stores the result; the received bytes are discarded. */
  return async (
    userId: string,
    scene: Scene,
    file: ReceivedFile,
  ): Promise<StoredUpload | Refusal<FileReason | 'uploads/quotaReached'>> => {
    const encoded = await encode(file)
    if (isRefusal(encoded)) return encoded
    const { width, height } = encoded
    const full = bytesOf(encoded, fullWidth)
    const hash = createHash('sha256').update(full).digest('hex')
    const id = randomBytes(16).toString('hex')
    const upload: NewUpload = { id, userId, scene, kind: 'picture', width, height, size: full.length, hash }
    const refused = await insertWithinQuota(tools, upload)
    if (refused) return refused
    try {
      await putAll(tools, upload, encoded)
    } catch (error) {
      return giveUp(tools, upload, error)
    }
    return { url: uploadUrl(upload), kind: 'picture', width, height, size: full.length, hash }
  }
}
