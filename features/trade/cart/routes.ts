import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { addOnce } from './actions/add-to-cart.ts'
import { changeOption } from './actions/change-option.ts'
import { changeQuantity } from './actions/change-quantity.ts'
import { deleteLine, deleteLines } from './actions/delete-lines.ts'
import { mergeCart } from './actions/merge-cart.ts'
import { countCart, readCart } from './actions/read-cart.ts'
import { readGuestCart } from './actions/read-guest-cart.ts'
import { tickLines } from './actions/tick-lines.ts'
import { cartCalls } from './contract.ts'

export function cartRoutes(tools: Tools): Bound[] {
  return bind(cartCalls, {
    'POST /appUserCart/queryByUserId': (_input, { viewer, locale }) => readCart(tools.db, viewer, locale),
    'POST /appUserCart/saveCart': ({ goodsSpecId, goodsNum }, { viewer, idempotencyKey }) =>
      addOnce(tools, viewer, { skuId: goodsSpecId, quantity: goodsNum }, idempotencyKey),
    'POST /appUserCart/updateNum': (input, { viewer, locale }) =>
      changeQuantity(tools, viewer, input, locale),
    'POST /appUserCart/saveBySpec': (input, { viewer, locale }) => changeOption(tools, viewer, input, locale),
    'POST /appUserCart/updateBySpecIds': ({ pkIdList }, { viewer, locale }) =>
      tickLines(tools, viewer, pkIdList, locale),
    'POST /appUserCart/deleteById/{pkId}': ({ pkId }, { viewer, locale }) =>
      deleteLine(tools, viewer, pkId, locale),
    'POST /appUserCart/deleteByIds': ({ pkIds }, { viewer, locale }) =>
      deleteLines(tools, viewer, pkIds, locale),
    'POST /appUserCart/merge': ({ lines }, { viewer, locale, idempotencyKey: key }) => {
      const wanted = lines.map((l) => ({ skuId: l.goodsSpecId, quantity: l.goodsNum }))
      return mergeCart(tools, viewer, { lines: wanted, key }, locale)
    },
    'POST /appUserCart/queryGuest': ({ lines }, { locale }) => readGuestCart(tools, lines, locale),
    'POST /appUserCart/queryCount': (_input, { viewer }) => countCart(tools.db, viewer),
  })
}
