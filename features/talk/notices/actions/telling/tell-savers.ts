import { namedProduct, picturePath, skusForSale, type SkuForSale } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { saversOf, type Saver } from '@hojip/favourites'
import type { FavouritesEvents } from '@hojip/favourites/contract'
import { inTransaction } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import { writeNotices, type NewNotice } from '../write-notices.ts'

/** Users who get a notice in one transaction. */
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
    const last = savers.at(-1)
    if (!last || savers.length < batch) return
    after = last.userId
  }
}

/** Notifies those who saved a product for more than it costs now. The same price is announced once a day. */
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
          userId,
          kind: 'priceFell',
          source,
          at: new Date(at),
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
        userId,
        kind: 'restocked',
        source,
        at: new Date(at),
        facts: { goodsId, name, picture, more: 0, fen },
      })),
    ),
  )
}

/** "手工辣白菜 1kg · 中辣" in each language. */
function withOption({ goodsName, choiceName }: SkuForSale): LocalText {
  const named = (locale: keyof LocalText) => [goodsName[locale], choiceName[locale]].filter(Boolean).join(' ')
  return { 'zh-CN': named('zh-CN'), 'en-US': named('en-US'), 'ko-KR': named('ko-KR') }
}

/** Tells the one who asked for it that an option is back, or costs as little as they wished. */
export async function tellAlert(
  tools: Tools,
  { alertId, userId, goodsId, skuId, kind, fen, at }: FavouritesEvents['favourites/alertDue'],
): Promise<void> {
  const [sku] = await skusForSale(tools.db, [skuId])
  if (!sku) return
  const facts = { goodsId, name: withOption(sku), picture: sku.picture, more: 0, fen }
  const news: NewNotice = {
    userId,
    source: `alert/${alertId}`,
    at: new Date(at),
    facts,
    kind: kind === 'stock' ? 'alertStock' : 'alertPrice',
  }
  await inTransaction(tools.db, (tx) => writeNotices(tx, [news]))
}
