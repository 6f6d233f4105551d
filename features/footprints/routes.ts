import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { listLooks } from './actions/list-looks.ts'
import { saveLook } from './actions/save-look.ts'
import { footprintsCalls } from './contract.ts'
import { footprintsRefusals } from './refusals.ts'
import { deleteLook, deleteLooksOf } from './store.ts'

export function footprintsRoutes(tools: Tools): Bound[] {
  return bind(footprintsCalls, {
    'POST /appUserWatchedGoods/save': ({ goodsId }, { viewer }) => saveLook(tools, viewer, goodsId),
    'POST /appUserWatchedGoods/findWatchedList': (input, { viewer, locale }) =>
      listLooks(tools, viewer, input, locale),
    'POST /appUserWatchedGoods/deleteById/{id}': async ({ id }, { viewer }) =>
      (await deleteLook(tools.db, viewer, id)) ? null : refuse(footprintsRefusals.footprintGone),
    'POST /appUserWatchedGoods/deleteAll': async (_input, { viewer }) => {
      await deleteLooksOf(tools.db, viewer)
      return null
    },
  })
}
