import { firstOf } from '@hojip/platform/collections'
import type { Tx } from '@hojip/db'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { UploadedPicture, UploadedVideo } from '../contract.ts'
import { uploadsRefusals, type VideoClaimReason } from '../refusals.ts'
import { parseUploadUrl } from '../rules/url.ts'
import { markClaimed } from '../store/uploads.ts'
import { claimUploads } from './claim-uploads.ts'

export type ClaimedVideo = UploadedVideo & { size: number; poster?: UploadedPicture }

/**
 * Attaches a video and its poster, a picture of the scene `chat`, to a message, in the transaction that writes it. Both
 * have to be the user's and not in use. Some browsers cannot draw a poster. Return a refusal from the transaction, which
 * rolls back.
 */
export async function claimVideo(
  tx: Tx,
  userId: string,
  { url, posterUrl, field }: { url: string; posterUrl?: string | undefined; field: string },
): Promise<ClaimedVideo | Refusal<VideoClaimReason>> {
  const gone = refuse(uploadsRefusals.videoGone, {}, { fields: [{ field, problem: '' }] })
  const name = parseUploadUrl(url)
  if (name?.scene !== 'chat' || name.kind === 'picture') return gone
  const [row] = await markClaimed(tx, userId, name, [name.id])
  if (row?.durationMs == null) return gone
  const { width, height, durationMs, size } = row
  const video = { url, width, height, durationMs, size }
  if (posterUrl === undefined) return video
  const posters = await claimUploads(tx, userId, [posterUrl], 'chat', 1, { field })
  return isRefusal(posters) ? posters : { ...video, poster: firstOf(posters) }
}
