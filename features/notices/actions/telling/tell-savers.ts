import { namedProduct, picturePath } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { saversOf, type Saver } from '@hojip/favourites'
import type { FavouritesEvents } from '@hojip/favourites/contract'
import { inTransaction } from '@hojip/platform/db'
import { mallDay } from '@hojip/platform/mall-time'
import { writeNotices, type NewNotice } from '../write-notices.ts'

/** Users who are told in one transaction. */
const batch = 500

/** Calls `tell` with all who have saved the product, each batch in a transaction of its own. */
async function eachBatch(
  tools: Tools,
  goodsId: string,
  tell: (tx: Tx, savers: readonly Saver[]) => Promise<void>,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const from: { after: string | null; limit: number } = { after, limit: batch }
    const savers = await inTransaction(tools.db, async (tx) => {
      const found = await saversOf(tx, goodsId, from)
      await tell(tx, found)
      return found
    })
    if (savers.length < batch) return
    after = savers.at(-1)!.userId
  }
}

/** Tells those who saved a product for more than it costs now. The same price is told once a day. */
export async function tellPriceFell(
  tools: Tools,
  { goodsId, fen, at }: FavouritesEvents['favourites/priceFell'],
): Promise<void> {
  const product = await namedProduct(tools.db, goodsId)
  if (!product || product.priceFen > fen) return
  const { name } = product
  const picture = picturePath(product.picture)
  const source = `price/${goodsId}/${mallDay(at)}/${fen}`
  await eachBatch(tools, goodsId, (tx, savers) =>
    writeNotices(
      tx,
      savers
        .filter(({ savedFen }) => fen < savedFen)
        .map(({ userId, savedFen }): NewNotice => ({
          ...{ userId, kind: 'priceFell', source, at: new Date(at) },
          facts: { goodsId, name, picture, more: 0, fen, wasFen: savedFen },
        })),
    ),
  )
}

/** Tells all who saved a product that it can be ordered again, once a day at most. */
export async function tellRestocked(
  tools: Tools,
  { goodsId, at }: FavouritesEvents['favourites/restocked'],
): Promise<void> {
  const product = await namedProduct(tools.db, goodsId)
  if (!product) return
  const { name, priceFen: fen } = product
  const picture = picturePath(product.picture)
  const source = `stock/${goodsId}/${mallDay(at)}`
  await eachBatch(tools, goodsId, (tx, savers) =>
    writeNotices(
      tx,
      savers.map(({ userId }): NewNotice => ({
        ...{ userId, kind: 'restocked', source, at: new Date(at) },
        facts: { goodsId, name, picture, more: 0, fen },
      })),
    ),
  )
}
