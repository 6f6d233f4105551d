import type { Tx } from '@hojip/db'
import { policy } from '@hojip/policy'
import type { Viewer } from '@hojip/platform/http'
import type { Refusal } from '@hojip/platform/refusal'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import type { UploadedPicture } from '@hojip/uploads/contract'
import { evidenceOfLine } from '../store/read.ts'
import type { RefundRow } from '../store/rows.ts'

/**
 * Attaches what somebody shows about an application: of a refusal, a return's parcel, an appeal. What they have shown
 * about the same line before is theirs to show again.
 */
export async function claimEvidence(
  tx: Tx,
  { userId }: Viewer,
  { lineId }: Pick<RefundRow, 'lineId'>,
  files: readonly string[],
): Promise<UploadedPicture[] | Refusal<ClaimReason>> {
  const alreadyClaimed = files.length > 0 ? await evidenceOfLine(tx, { userId }, lineId) : []
  return claimUploads(tx, userId, files, 'evidence', policy.maxFiles, { alreadyClaimed })
}
