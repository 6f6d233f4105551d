import type { Db, Tools } from '@hojip/db'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { releaseUploads } from '@hojip/uploads'
import { forgetShopper, ownMessages } from '../store/official.ts'

/** Deletes what the shopper has written and sent; what shops and the mall have answered stays with them. */
export async function forgetUser(tools: Tools, userId: string): Promise<void> {
  await inTransaction(tools.db, async (tx) => releaseUploads(tools, tx, await forgetShopper(tx, userId)))
}

/** The conversations of the shopper, for the copy of their data. */
export async function listOwnMessages(db: Db, viewer: Viewer, at: PageRequest) {
  const { rows, total } = await ownMessages(db, viewer, at)
  const list = rows.map(({ createdAt, ...row }) => ({ ...row, time: wireTime(createdAt.getTime()) }))
  return shapes.page(list, total, at)
}
