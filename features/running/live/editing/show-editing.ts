import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { pushFrames } from '@hojip/platform/realtime'
import type { EditedThing, EditingState } from '../contract.ts'

interface ShownEditing {
  channel: string
  thing: EditedThing
  id: string
  tab: string
  userId: string
  name: string
  state: EditingState
}

/** Tells everybody at the same desk; nothing of it is stored. The caller has looked whether the thing is theirs. */
export async function showEditing(db: Tools['db'], { channel, ...data }: ShownEditing): Promise<null> {
  await inTransaction(db, (tx) => pushFrames(tx, [{ channel, event: 'editing', frame: { data } }]))
  return null
}
