import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { deleteAllLooks, deleteLook } from './actions/delete-looks.ts'
import { listLooks } from './actions/list-looks.ts'
import { saveLook } from './actions/save-look.ts'
import { saveLooks } from './actions/save-looks.ts'
import { footprintsCalls } from './contract.ts'

export function footprintsRoutes(tools: Tools): Bound[] {
  return bind(footprintsCalls, {
    'POST /appUserWatchedGoods/save': ({ goodsId }, { viewer }) => saveLook(tools, viewer, goodsId),
    'POST /appUserWatchedGoods/saveAll': ({ list }, { viewer }) => saveLooks(tools, viewer, list),
    'POST /appUserWatchedGoods/findWatchedList': (input, { viewer, locale }) =>
      listLooks(tools, viewer, input, locale),
    'POST /appUserWatchedGoods/deleteById/{id}': ({ id }, { viewer }) => deleteLook(tools, viewer, id),
    'POST /appUserWatchedGoods/deleteAll': (_input, { viewer }) => deleteAllLooks(tools, viewer),
  })
}
