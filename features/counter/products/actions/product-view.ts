import { picturePath, specText } from '@hojip/catalog'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import type { ShopProduct, ShopSpec, Written } from '../contract.ts'
import type { ListedRow, SpecRow } from '../store/list.ts'

const written = ['missing', 'part', 'full'] as const satisfies readonly Written[]

function stateOf({ isDeleted, isOnSale, stock }: ListedRow): ShopProduct['state'] {
  if (isDeleted) return 'deleted'
  if (!isOnSale) return 'warehouse'
  return stock === 0 ? 'soldOut' : 'onSale'
}

export function productView(row: ListedRow, locale: Locale): ShopProduct {
  const { stock, sold30, specNum } = row
  return {
    pkId: row.id,
    goodsSn: row.sn,
    goodsName: textIn(row.name, locale),
    goodsPic: picturePath(row.picture),
    categories: row.categories.map((name) => textIn(name, locale)),
    priceMin: fenToYuan(row.priceMinFen),
    priceMax: fenToYuan(row.priceMaxFen),
    stock,
    sold30,
    languages: { 'zh-CN': written[row.zh], 'ko-KR': written[row.ko], 'en-US': written[row.en] },
    state: stateOf(row),
    onSaleAt: row.onSaleAt && wireTime(row.onSaleAt.getTime()),
    takenDownAt: row.takenDownAt && wireTime(row.takenDownAt.getTime()),
    gmtModified: wireTime(row.updatedAt.getTime()),
    specNum,
    ...(row.only && {
      onlySpec: {
        pkId: row.only.id,
        goodsSn: row.only.sn,
        specText: '',
        stock,
        sold30,
        price: fenToYuan(row.priceMinFen),
      },
    }),
  }
}

export function specView(row: SpecRow, locale: Locale): ShopSpec {
  const { id, sn, stock, sold30 } = row
  return {
    pkId: id,
    goodsSn: sn,
    stock,
    sold30,
    specText: specText(row.options, row.choice, locale),
    price: fenToYuan(row.priceFen),
  }
}
