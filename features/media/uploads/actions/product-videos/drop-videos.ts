import { inTransaction } from '@hojip/platform/db'
import { productVideoKey } from '../../rules/product-videos/file-name.ts'
import { deleteUnused, unusedFiles } from '../../store/product-videos.ts'
import type { DropTools } from '../tools.ts'

const mostAtOnce = 1_000

/** Deletes the files that no product has had for a day. */
export async function dropVideos({ db, objects }: Pick<DropTools, 'db' | 'objects'>): Promise<void> {
  for (const file of await unusedFiles(db, mostAtOnce))
    await inTransaction(db, async (tx) => {
      // The object goes before the row does: an import that stores the same video waits for the row, and stores it anew.
      if (await deleteUnused(tx, file.id)) await objects.remove([productVideoKey(file)])
    })
}
