import type { Tx } from '@hojip/db'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Scene, UploadedPicture } from '../contract.ts'
import { uploadsRefusals, type ClaimReason } from '../refusals.ts'
import { parseUploadUrl } from '../rules/url.ts'
import { claimedUploads, markClaimed } from '../store/uploads.ts'

export interface ClaimOptions {
  /** The form's field, which a refusal names. */
  field?: string
  /** Pictures that the changed object already has: they stay its own. */
  alreadyClaimed?: readonly string[]
}

/**
 * Attaches pictures to something the user writes, in the transaction that writes it. They have to be the user's,
 * uploaded for this scene, and not in use. Returns them in the order of the addresses. A refusal leaves some of them
 * claimed: return it from the transaction, which rolls back.
 */
export async function claimUploads(
  tx: Tx,
  userId: string,
  urls: readonly string[],
  scene: Scene,
  max: number,
  { field = 'files', alreadyClaimed = [] }: ClaimOptions = {},
): Promise<UploadedPicture[] | Refusal<ClaimReason>> {
  const fields = [{ field, problem: '' }]
  if (urls.length > max) return refuse(uploadsRefusals.tooManyPictures, { max }, { fields })
  const gone = (at: number) => refuse(uploadsRefusals.pictureGone, { number: at + 1 }, { fields })
  const wanted = new Map<string, string>()
  for (const [at, url] of urls.entries()) {
    const name = parseUploadUrl(url)
    if (name?.scene !== scene || name.kind !== 'picture' || wanted.has(name.id)) return gone(at)
    wanted.set(name.id, url)
  }
  if (wanted.size === 0) return []
  const known = new Set(alreadyClaimed)
  const before = [...wanted].flatMap(([id, url]) => (known.has(url) ? [id] : []))
  const fresh = [...wanted].flatMap(([id, url]) => (known.has(url) ? [] : [id]))
  const rows = [
    ...(fresh.length > 0 ? await markClaimed(tx, userId, { scene, kind: 'picture' }, fresh) : []),
    ...(before.length > 0 ? await claimedUploads(tx, userId, scene, before) : []),
  ]
  const claimed: UploadedPicture[] = []
  for (const [at, [id, url]] of [...wanted].entries()) {
    const row = rows.find((one) => one.id === id)
    if (!row) return gone(at)
    claimed.push({ url, width: row.width, height: row.height })
  }
  return claimed
}
