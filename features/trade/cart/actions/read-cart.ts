import { skusForSale, type SkuForSale } from '@hojip/catalog'
import { shownTerms } from '@hojip/catalog/rules'
import type { Db, Tx } from '@hojip/db'
import { returnText } from '@hojip/policy/return-texts'
import type { Locale } from '@hojip/platform/i18n'
import { fenToYuan, sumFen } from '@hojip/platform/money'
import type { Cart, CartLine, CartShop } from '../contract.ts'
import { countLines, linesOf, type LineRow } from '../store.ts'

function lineView(row: LineRow, sku: SkuForSale, locale: Locale): CartLine {
  return {
    pkId: row.id,
    goodsId: sku.goodsId,
    goodsName: sku.goodsName[locale],
    goodsSn: sku.goodsSn,
    goodsSpecId: sku.skuId,
    goodsSpec: sku.choiceName[locale],
    hasChoice: sku.hasChoice,
    goodsSpecPic: sku.picture,
    goodsPrice: fenToYuan(sku.priceFen),
    ...(sku.linePriceFen === null ? {} : { linePrice: fenToYuan(sku.linePriceFen) }),
    priceWhenAdded: fenToYuan(row.price_when_added_fen),
    ...(sku.weightG === null ? {} : { weight: sku.weightG }),
    ...(sku.freightTemplateId === null
      ? {}
      : { freight: { templateId: sku.freightTemplateId, ...shownTerms(sku) } }),
    goodsNum: row.quantity,
    stock: sku.stock,
    isCheck: row.is_checked ? '1' : '0',
    isOnSale: sku.isOnSale,
    returnRule: sku.returnRule,
    returnText: returnText(sku.returnRule)[locale],
    ...(sku.isOnSale
      ? sku.stock > 0
        ? {}
        : { invalidReason: 'soldOut' as const }
      : { invalidReason: 'offSale' as const }),
    shopId: sku.shopId,
    shopName: sku.shopName[locale],
  }
}

function shopOf(sku: SkuForSale, locale: Locale): CartShop {
  return {
    shopId: sku.shopId,
    shopName: sku.shopName[locale],
    slug: sku.shopSlug,
    mark: sku.shopMark,
    hue: sku.shopHue,
    ...shownTerms(sku.shopTerms ?? sku),
    goods: [],
  }
}

/** Groups lines by shop in the order they were added; invalid ones are listed separately. Pure. */
export function cartOf(rows: readonly LineRow[], skus: readonly SkuForSale[], locale: Locale): Cart {
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]))
  const shops = new Map<string, CartShop>()
  const invalidList: CartLine[] = []
  const ticked: number[] = []
  let kinds = 0
  for (const row of rows) {
    const sku = bySku.get(row.sku_id)
    if (!sku) continue
    kinds += 1
    const line = lineView(row, sku, locale)
    if (line.invalidReason) {
      invalidList.push(line)
      continue
    }
    const shop = shops.get(sku.shopId) ?? shopOf(sku, locale)
    shop.goods.push(line)
    shops.set(sku.shopId, shop)
    if (row.is_checked) ticked.push(sku.priceFen * row.quantity)
  }
  return { list: [...shops.values()], invalidList, kinds, checkedMoney: fenToYuan(sumFen(ticked)) }
}

/** Takes two statements, whatever the size of the cart. */
export async function readCart(db: Db | Tx, viewer: { userId: string }, locale: Locale): Promise<Cart> {
  const rows = await linesOf(db, viewer)
  return cartOf(
    rows,
    await skusForSale(
      db,
      rows.map((r) => r.sku_id),
    ),
    locale,
  )
}

/** The number of lines, for the badge. */
export async function countCart(db: Db, viewer: { userId: string }): Promise<{ kinds: number }> {
  return { kinds: await countLines(db, viewer) }
}
