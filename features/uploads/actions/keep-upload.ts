import { createHash, randomBytes } from 'node:crypto'
import { createTurns, encodePicture, picturesRefusals, type EncodedPicture } from '@hojip/pictures'
import { inTransaction } from '@hojip/platform/db'
import type { ReceivedFile } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal, type RefusalKind } from '@hojip/platform/refusal'
import type { Scene, UploadedPicture } from '../contract.ts'
import { uploadsRefusals } from '../refusals.ts'
import { keptUnclaimedHours, mostMegapixels, quota } from '../rules/limits.ts'
import { pictureFault } from '../rules/picture-kind.ts'
import { fullWidth, objectKey, uploadUrl, uploadWidths } from '../rules/url.ts'
import { insertUpload, markDropped, recentUploads, type NewUpload } from '../store.ts'
import { dropJob, type DropDue, type UploadsTools } from './tools.ts'

export type Kept = UploadedPicture & { size: number; hash: string }

const faults = {
  empty: uploadsRefusals.empty,
  extension: uploadsRefusals.wrongExtension,
  content: uploadsRefusals.notAPicture,
  disagree: uploadsRefusals.disagrees,
}

/** What the decoder refuses, in a sentence that names the file. */
const ofPicture = {
  [picturesRefusals.tooManyPixels.reason]: uploadsRefusals.tooManyPixels,
  [picturesRefusals.tooHeavy.reason]: uploadsRefusals.tooHeavy,
  [picturesRefusals.notAPicture.reason]: uploadsRefusals.notAPicture,
}

/** The refusal's sentence repeats a name, but not three hundred letters of it. */
function shortName(name: string): string {
  const letters = [...name]
  return letters.length <= 40 ? name : `${letters.slice(0, 24).join('')}…${letters.slice(-12).join('')}`
}

function refuseFile<R extends string>(kind: RefusalKind<R>, name: string) {
  return refuse(
    kind,
    { name: shortName(name), max: mostMegapixels },
    { fields: [{ field: 'file', problem: '' }] },
  )
}

function putAll(tools: UploadsTools, upload: NewUpload, { files }: EncodedPicture<number>): Promise<unknown> {
  return Promise.all(
    uploadWidths.map((width) =>
      tools.objects.put(objectKey(upload, width), files.find((f) => f.width === width)!.bytes),
    ),
  )
}

/** The row comes first, so that no object is ever without one: what fails after it is dropped by the job. */
function keepRow(tools: UploadsTools, upload: NewUpload): Promise<void | Refusal<'uploads/quotaReached'>> {
  return inTransaction(tools.db, async (tx) => {
    const recent = await recentUploads(tx, upload.userId)
    if (recent.anHour >= quota.anHour || recent.aDay >= quota.aDay)
      return refuse(uploadsRefusals.quotaReached)
    const dropAt = await insertUpload(tx, upload, keptUnclaimedHours)
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

/** Two pictures are decoded at a time, see `@hojip/pictures`; who would have to wait long is told to come back. */
export function createKeepUpload(tools: UploadsTools) {
  const turns = createTurns(2, 40)

  const encode = async ({
    name,
    bytes,
  }: ReceivedFile): Promise<
    | EncodedPicture<number>
    | Refusal<
        | 'uploads/busy'
        | 'uploads/disagrees'
        | 'uploads/empty'
        | 'uploads/notAPicture'
        | 'uploads/tooHeavy'
        | 'uploads/tooManyPixels'
        | 'uploads/wrongExtension'
      >
  > => {
    const fault = pictureFault(name, bytes)
    if (fault) return refuseFile(faults[fault], name)
    const encoded = await turns.take(() => encodePicture(bytes, uploadWidths))
    if (!encoded) return refuse(uploadsRefusals.busy)
    if (!isRefusal(encoded)) return encoded
    const { reason } = encoded.kind
    if (reason === picturesRefusals.busy.reason) return refuse(uploadsRefusals.busy)
    return refuseFile(ofPicture[reason], name)
  }

  /** Decodes a stranger's picture, encodes it anew and keeps that; nothing of the bytes that came stays. */
  return async (
    userId: string,
    scene: Scene,
    file: ReceivedFile,
  ): Promise<
    | Kept
    | Refusal<
        | 'uploads/busy'
        | 'uploads/disagrees'
        | 'uploads/empty'
        | 'uploads/notAPicture'
        | 'uploads/quotaReached'
        | 'uploads/tooHeavy'
        | 'uploads/tooManyPixels'
        | 'uploads/wrongExtension'
      >
  > => {
    const encoded = await encode(file)
    if (isRefusal(encoded)) return encoded
    const { width, height } = encoded
    const full = encoded.files.find((one) => one.width === fullWidth)!.bytes
    const hash = createHash('sha256').update(full).digest('hex')
    const id = randomBytes(16).toString('hex')
    const upload: NewUpload = { id, userId, scene, width, height, size: full.length, hash }
    const refused = await keepRow(tools, upload)
    if (refused) return refused
    try {
      await putAll(tools, upload, encoded)
    } catch (error) {
      return giveUp(tools, upload, error)
    }
    return { url: uploadUrl(upload), width, height, size: full.length, hash }
  }
}
