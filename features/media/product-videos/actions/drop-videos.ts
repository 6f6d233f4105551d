import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { ObjectStore } from '@hojip/uploads'
import { videoKey } from '../rules/file-name.ts'
import { deleteUnused, unusedFiles } from '../store.ts'

export interface DropTools extends Pick<Tools, 'db'> {
  objects: Pick<ObjectStore, 'remove'>
}

const mostAtOnce = 1_000

/** Deletes the files that no product has had for a day. */
export async function dropVideos({ db, objects }: DropTools): Promise<void> {
  for (const file of await unusedFiles(db, mostAtOnce))
    await inTransaction(db, async (tx) => {
      // The object goes before the row does: an import that stores the same video waits for the row, and stores it anew.
      if (await deleteUnused(tx, file.id)) await objects.remove([videoKey(file)])
    })
}
