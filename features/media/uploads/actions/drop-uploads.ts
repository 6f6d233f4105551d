import type { Tools, Tx } from '@hojip/db'
import { objectKeys, parseUploadUrl } from '../rules/url.ts'
import { inTransaction } from '@hojip/platform/db'
import { deleteUpload, dropUnclaimedOf, markDropped, takeDue } from '../store/uploads.ts'
import { dropJob, type DropDue, type DropTools } from './tools.ts'

/**
 * Releases pictures whose comment, request or other owner is deleted, in the transaction that deletes it; their files
 * are deleted soon after. The addresses have to come from the caller's own rows. Addresses that are not uploads are
 * ignored.
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

/** Deletes the unclaimed pictures of a closed account. Claimed ones belong to what they are attached to. */
export function forgetSender({ db, jobs }: Tools, { userId }: { userId: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ids = await dropUnclaimedOf(tx, userId)
    if (ids.length === 0) return
    await jobs.send(tx, dropJob, { ids } satisfies DropDue)
  })
}

/** Deletes the files first: a row without files is found again by the job's next try, files without a row never. */
export async function dropUploads(tools: DropTools, { ids }: DropDue): Promise<void> {
  for (const name of await takeDue(tools.db, ids)) {
    await tools.objects.remove(objectKeys(name))
    await deleteUpload(tools.db, name.id)
  }
}
