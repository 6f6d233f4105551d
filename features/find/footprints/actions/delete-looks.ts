import type { Tools } from '@hojip/db'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { footprintsRefusals } from '../refusals.ts'
import * as store from '../store.ts'

export async function deleteLook(
  tools: Tools,
  viewer: { userId: string },
  id: string,
): Promise<null | Refusal<'footprints/footprintGone'>> {
  return (await store.deleteLook(tools.db, viewer, id)) ? null : refuse(footprintsRefusals.footprintGone)
}

export async function deleteAllLooks(tools: Tools, viewer: { userId: string }): Promise<null> {
  await store.deleteLooksOf(tools.db, viewer)
  return null
}
