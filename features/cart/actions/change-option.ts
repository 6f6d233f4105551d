import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { cartRefusals } from '../refusals.ts'
import { deleteLines, lineOf } from '../store.ts'
import { addToCart } from './add-to-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import { readCart } from './read-cart.ts'

/** Changes a line's option: the new SKU's line takes the quantity over, the old line goes. */
export function changeOption(
  tools: Tools,
  viewer: { userId: string },
  change: { pkId: string; goodsSpecId: string; goodsNum: number },
  locale: Locale,
): Promise<
  Cart | Refusal<'cart/cartFull' | 'cart/goodsGone' | 'cart/lineGone' | 'cart/soldOut' | 'cart/stockShort'>
> {
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
