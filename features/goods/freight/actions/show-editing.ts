import { accountName } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { shopChannel } from '@hojip/live/channels'
import { showEditing } from '@hojip/live/editing'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import type { FreightCalls } from '../contract.ts'
import { freightRefusals as r } from '../refusals.ts'
import { templatesOf } from '../store.ts'

type Asked = ParsedInputOf<FreightCalls['POST /bizConsole/showFreightEditing']>

/** Tells the staff of the shop who is changing one of its templates. */
export async function showFreightEditing(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  { pkId: id, tab, state }: Asked,
) {
  const all = await templatesOf(db, viewer)
  if (!all.some((template) => template.id === id)) return refuse(r.templateGone)
  const name = await accountName(db, viewer)
  const { userId } = viewer
  const channel = shopChannel(viewer.shopId!)
  return showEditing(db, { channel, thing: 'freight', id, tab, state, userId, name })
}
