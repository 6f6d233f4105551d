import { skusForSale } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { addToCart, changeOption, changeQuantity, deleteLine, mergeCart } from './actions/change-cart.ts'
import { moveToFavourites } from './actions/move-to-favourites.ts'
import { cartOf, readCart } from './actions/read-cart.ts'
import { cartCalls } from './contract.ts'
import { countLines, deleteLines, setTicks } from './store.ts'

interface GuestLine {
  goodsSpecId: string
  goodsNum: number
  isCheck?: '0' | '1' | undefined
}

/** A visitor's lines have no row; the SKU's id stands for the line's. */
function guestRow(line: GuestLine) {
  return {
    id: line.goodsSpecId,
    sku_id: line.goodsSpecId,
    quantity: line.goodsNum,
    is_checked: line.isCheck !== '0',
  }
}

export function cartRoutes(tools: Tools): Bound[] {
  return bind(cartCalls, {
    'POST /appUserCart/queryByUserId': (_input, { viewer, locale }) => readCart(tools.db, viewer, locale),
    'POST /appUserCart/saveCart': (input, { viewer }) =>
      addToCart(tools, viewer, { skuId: input.goodsSpecId, quantity: input.goodsNum }),
    'POST /appUserCart/updateNum': (input, { viewer, locale }) =>
      changeQuantity(tools, viewer, input, locale),
    'POST /appUserCart/saveBySpec': (input, { viewer, locale }) => changeOption(tools, viewer, input, locale),
    'POST /appUserCart/updateBySpecIds': async ({ pkIdList }, { viewer, locale }) => {
      const ids = (flag: '0' | '1') => pkIdList.filter((l) => l.isCheck === flag).map((l) => l.pkId)
      await setTicks(tools.db, viewer, ids('1'), true)
      await setTicks(tools.db, viewer, ids('0'), false)
      return readCart(tools.db, viewer, locale)
    },
    'POST /appUserCart/deleteById/{pkId}': ({ pkId }, { viewer, locale }) =>
      deleteLine(tools, viewer, pkId, locale),
    'POST /appUserCart/deleteByIds': async ({ pkIds }, { viewer, locale }) => {
      await deleteLines(tools.db, viewer, pkIds)
      return readCart(tools.db, viewer, locale)
    },
    'POST /appUserCart/moveToFavorite': ({ pkIds }, { viewer, locale }) =>
      moveToFavourites(tools, viewer, pkIds, locale),
    'POST /appUserCart/merge': ({ lines }, { viewer, locale }) => {
      const wanted = lines.map((l) => ({ skuId: l.goodsSpecId, quantity: l.goodsNum }))
      return mergeCart(tools, viewer, wanted, locale)
    },
    'POST /appUserCart/queryGuest': async ({ lines }, { locale }) => {
      const skus = await skusForSale(
        tools.db,
        lines.map((l) => l.goodsSpecId),
      )
      const prices = new Map(skus.map((sku) => [sku.skuId, sku.priceFen]))
      const rows = lines.map((l) => ({
        ...guestRow(l),
        price_when_added_fen: prices.get(l.goodsSpecId) ?? 0,
      }))
      return cartOf(rows, skus, locale)
    },
    'POST /appUserCart/queryCount': async (_input, { viewer }) => ({
      kinds: await countLines(tools.db, viewer),
    }),
  })
}
