import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { cartRefusals, type AddReason } from '../refusals.ts'
import { deleteLines, lineOf } from '../store.ts'
import { addToCart } from './add-to-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import { readCart } from './read-cart.ts'

/** Changes a line's option: the new SKU's line takes over the quantity, and the old line is deleted. */
export function changeOption(
  tools: Tools,
  viewer: { userId: string },
  change: { pkId: string; goodsSpecId: string; goodsNum: number },
  locale: Locale,
): Promise<Cart | Refusal<AddReason | 'cart/lineGone' | 'cart/stockShort'>> {
  return inTransaction(tools.db, async (tx) => {
    const line = await lineOf(tx, viewer, change.pkId)
    if (!line) return refuse(cartRefusals.lineGone)
    if (line.sku_id === change.goodsSpecId) return changeQuantity({ db: tx }, viewer, change, locale)
    await deleteLines(tx, viewer, [line.id])
    const wanted = { skuId: change.goodsSpecId, quantity: change.goodsNum }
    const added = await addToCart({ db: tx }, viewer, wanted)
    return isRefusal(added) ? added : readCart(tx, viewer, locale)
  })
}
