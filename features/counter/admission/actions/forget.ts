import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { releaseUploads } from '@hojip/uploads'
import { isOpen } from '../rules/states.ts'
import {
  applicationHeld,
  forgetDocuments,
  insertEvent,
  moveApplication,
  unadmittedOf,
} from '../store/change.ts'

export const dropJob = 'admission.drop'

/** The documents of an application that was refused long ago. */
export interface DropDue {
  id: string
  version: number
}

/** Deletes the documents of a refused application. */
export function dropDocuments(tools: Tools, { id, version }: DropDue): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const held = await applicationHeld(tx, id)
    if (held?.state !== 'refused' || held.version !== version) return
    const at = new Date(tools.clock.nowMs())
    await releaseUploads(tools, tx, await forgetDocuments(tx, [id], at))
  })
}

/** A closed account withdraws what it applied for; documents and name are deleted. An admitted shop is a record of trade. */
export function forgetApplicant(tools: Tools, { userId }: { userId: string }): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const at = new Date(tools.clock.nowMs())
    const all = await unadmittedOf(tx, { userId })
    for (const held of all) {
      if (!isOpen(held.state)) continue
      await moveApplication(tx, held, 'withdraw', { at })
      await insertEvent(tx, { applicationId: held.id, kind: 'withdrawn', userId, at })
    }
    const ids = all.map(({ id }) => id)
    if (ids.length > 0) await releaseUploads(tools, tx, await forgetDocuments(tx, ids, at))
  })
}
