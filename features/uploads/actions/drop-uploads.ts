import type { Tools, Tx } from '@hojip/db'
import { objectKeys, parseUploadUrl } from '../rules/url.ts'
import { inTransaction } from '@hojip/platform/db'
import { deleteUpload, dropUnclaimedOf, markDropped, takeDue } from '../store.ts'
import { dropJob, type DropDue, type UploadsTools } from './tools.ts'

/**
 * Gives pictures up whose comment, request or the like is deleted, in the transaction that deletes it; their files go
 * soon after it. The addresses have to come from rows of the caller's own. Other addresses are passed over.
 */
export async function releaseUploads(
  { jobs }: Pick<Tools, 'jobs'>,
  tx: Tx,
  urls: readonly string[],
): Promise<void> {
  const ids = urls.flatMap((url) => parseUploadUrl(url)?.id ?? [])
  if (ids.length === 0) return
  await markDropped(tx, ids)
  await jobs.send(tx, dropJob, { ids } satisfies DropDue)
}

/** An account is closed: pictures that nothing of its has are given up; the rest belongs to what they are part of. */
export function forgetSender({ db, jobs }: Tools, { userId }: { userId: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ids = await dropUnclaimedOf(tx, userId)
    if (ids.length === 0) return
    await jobs.send(tx, dropJob, { ids } satisfies DropDue)
  })
}

/** The files first: a row without files is found again by the job's next try, files without a row never. */
export async function dropUploads(tools: UploadsTools, { ids }: DropDue): Promise<void> {
  for (const name of await takeDue(tools.db, ids)) {
    await tools.objects.remove(objectKeys(name))
    await deleteUpload(tools.db, name.id)
  }
}
