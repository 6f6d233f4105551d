import { accountName } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { shopChannel } from '@hojip/live/channels'
import { showEditing } from '@hojip/live/editing'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import type { ProductsCalls } from '../../contract.ts'
import { productsRefusals as r } from '../../refusals.ts'
import { isOwnProduct } from '../../store/form/product.ts'

type Asked = ParsedInputOf<ProductsCalls['POST /bizConsole/showProductEditing']>

/** Tells the staff of the shop who is changing one of its products. */
export async function showProductEditing(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  { goodsId: id, tab, state }: Asked,
) {
  if (!(await isOwnProduct(db, viewer, id))) return refuse(r.productGone)
  const name = await accountName(db, viewer)
  const { userId } = viewer
  const channel = shopChannel(viewer.shopId!)
  return showEditing(db, { channel, thing: 'product', id, tab, state, userId, name })
}
