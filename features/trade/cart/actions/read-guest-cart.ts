import { skusForSale } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { Cart } from '../contract.ts'
import { cartOf } from './read-cart.ts'

interface GuestLine {
  goodsSpecId: string
  goodsNum: number
  isCheck?: '0' | '1' | undefined
}

/** A visitor's line has no row, so its id is the SKU's. */
function guestRow(line: GuestLine) {
  return {
    id: line.goodsSpecId,
    sku_id: line.goodsSpecId,
    quantity: line.goodsNum,
    is_checked: line.isCheck !== '0',
  }
}

/** The cart of a visitor, whose browser stores the lines. */
export async function readGuestCart(
  tools: Tools,
  lines: readonly GuestLine[],
  locale: Locale,
): Promise<Cart> {
  const skus = await skusForSale(
    tools.db,
    lines.map((l) => l.goodsSpecId),
  )
  const prices = new Map(skus.map((sku) => [sku.skuId, sku.priceFen]))
  const rows = lines.map((l) => ({ ...guestRow(l), price_when_added_fen: prices.get(l.goodsSpecId) ?? 0 }))
  return cartOf(rows, skus, locale)
}
