import type { Tools, Tx } from '@hojip/db'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, releaseUploads, type ClaimReason } from '@hojip/uploads'
import type { FrontPage } from '../contract.ts'
import { uploadsOf } from '../rules/uploads.ts'
import { picturesInUse } from '../store.ts'

/** As many as a page has pieces. */
const mostPictures = 30

/** The pictures that no page has yet become the mall's; they have to be the operator's own uploads. */
export async function claimPictures(
  tx: Tx,
  userId: string,
  document: FrontPage,
): Promise<Refusal<ClaimReason> | undefined> {
  const urls = uploadsOf(document)
  const known = await picturesInUse(tx, urls)
  const fresh = urls.filter((url) => !known.includes(url))
  const claimed = await claimUploads(tx, userId, fresh, 'banner', mostPictures, { field: 'document' })
  return isRefusal(claimed) ? claimed : undefined
}

/** Deletes the pictures of a former draft that neither a version nor a draft has any more. */
export async function releasePictures(
  tools: Pick<Tools, 'jobs'>,
  tx: Tx,
  former: FrontPage | undefined,
): Promise<void> {
  if (!former) return
  const urls = uploadsOf(former)
  const shown = await picturesInUse(tx, urls)
  await releaseUploads(
    tools,
    tx,
    urls.filter((url) => !shown.includes(url)),
  )
}
