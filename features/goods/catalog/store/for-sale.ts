import type { ShopHoliday } from '@hojip/policy'
import type { ReturnRule } from '@hojip/policy/contract'
import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import { anyOf, statement } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import { picturePath } from '../rules/card.ts'
import type { FreightTerms } from '../rules/delivery/shown-freight.ts'
import { returnRule } from './fragments/return-rule.ts'

/** What cart and checkout need to know of a SKU, current. */
export interface SkuForSale extends FreightTerms {
  skuId: string
  goodsId: string
  shopId: string
  shopName: LocalText
  shopSlug: string
  shopMark: string
  shopHue: number
  /** The province that its parcels are sent from. */
  shopProvince: string
  /** On which days, and until which minute of them, it sends what is paid on the same day. */
  sendsOn: 'workdays' | 'all'
  sendsUntilMinute: number
  shopHoliday: ShopHoliday | null
  goodsSn: string
  goodsName: LocalText
  /** "1kg · 中辣"; empty texts for products without options. */
  choiceName: LocalText
  /** Whether the product has more than one SKU. */
  hasChoice: boolean
  /** Path without width and format; '' without a picture. */
  picture: string
  priceFen: number
  linePriceFen: number | null
  /** Units that can be ordered: on hand and not reserved. */
  stock: number
  isOnSale: boolean
  /** Null: the shop's default template, whose terms these are. */
  freightTemplateId: string | null
  /** The terms of the shop's default template, where they are others. */
  shopTerms: FreightTerms | null
  /** Grams of one unit. */
  weightG: number | null
  /** How many units of the product one person may order within 30 days; null: any number. */
  personLimit: number | null
  returnRule: ReturnRule
}

export interface ForSaleRow extends Omit<SkuForSale, 'choiceName' | 'hasChoice'> {
  choice: number[]
  options: { name: LocalText; values: LocalText[] }[]
}

/** The chosen values, joined: `[0, 1]` of the options → "1kg · 中辣" in each language. */
export function choiceNameOf(options: ForSaleRow['options'], choice: readonly number[]): LocalText {
  const values = choice.map((value, axis) => options[axis]?.values[value])
  const joined = (locale: keyof LocalText) => values.flatMap((v) => (v ? [v[locale]] : [])).join(' · ')
  return { 'zh-CN': joined('zh-CN'), 'en-US': joined('en-US'), 'ko-KR': joined('ko-KR') }
}

const isOnSale = sql<boolean>`k.is_on_sale and g.is_on_sale and s.closed_at is null`

/** Whether, at which price, and how many units of a SKU can be bought. */
type Buyable = Pick<SkuForSale, 'skuId' | 'goodsId' | 'priceFen' | 'stock' | 'isOnSale' | 'personLimit'>

/** The same as a part of other rooms' statements, for those that need none of the texts, pictures and terms. */
export function buyableQuery(skuId: string) {
  return sql<Buyable>`
  select k.id as "skuId", g.id as "goodsId", k.price_fen as "priceFen", ${freeUnits} as stock, ${isOnSale} as "isOnSale",
         g.person_limit as "personLimit"
  from sku k join goods g on g.id = k.goods_id join shop s on s.id = g.shop_id left join stock t on t.sku_id = k.id
  where k.id = ${skuId}`
}

/** The facts of SKUs, as a part of other rooms' statements. Values in the rows are as JSON has them. */
export function forSaleQuery(skuIds: readonly string[]) {
  return sql<ForSaleRow>`
  select k.id as "skuId", g.id as "goodsId", s.id as "shopId", s.name as "shopName", s.slug as "shopSlug",
         s.mark as "shopMark", s.hue as "shopHue",
         coalesce(f.free_shipping_from_fen, s.free_shipping_from_fen) as "freeShippingFromFen",
         coalesce(f.shipping_fee_fen, s.shipping_fee_fen) as "shippingFeeFen",
         coalesce(f.rule, s.freight_template) as "freightTemplate", f.id as "freightTemplateId", k.weight_g as "weightG",
         case when f.id is not null then jsonb_build_object('freeShippingFromFen', s.free_shipping_from_fen,
           'shippingFeeFen', s.shipping_fee_fen, 'freightTemplate', s.freight_template) end as "shopTerms",
         s.province as "shopProvince", s.sends_on as "sendsOn", s.sends_until_minute as "sendsUntilMinute", s.holiday as "shopHoliday", g.sn as "goodsSn", g.name as "goodsName", g.options,
         k.choice, coalesce(k.picture, g.gallery->>0, '') as picture, k.price_fen as "priceFen",
         k.line_price_fen as "linePriceFen", ${freeUnits} as stock,
         ${isOnSale} as "isOnSale", g.person_limit as "personLimit",
         ${returnRule} as "returnRule"
  from sku k join goods g on g.id = k.goods_id join shop s on s.id = g.shop_id
  left join freight_template f on f.id = g.freight_template_id and not f.is_default
  left join stock t on t.sku_id = k.id
  where k.id = ${anyOf(skuIds)}`
}

export function skuForSaleOf({ choice, options, ...row }: ForSaleRow): SkuForSale {
  return {
    ...row,
    choiceName: choiceNameOf(options, choice),
    hasChoice: options.some(({ values }) => values.length > 1),
    picture: picturePath(row.picture),
  }
}

const findForSale = statement(forSaleQuery)

/** The facts of the SKUs, unordered; unknown ids are left out. */
export async function skusForSale(db: Db | Tx, skuIds: readonly string[]): Promise<SkuForSale[]> {
  return skuIds.length === 0 ? [] : (await findForSale(db, skuIds)).map(skuForSaleOf)
}

/** Whether any unit of a product can be bought now, as an expression of other rooms' statements; its names g, k, s and t are taken. */
export function isBuyable(goodsId: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from sku k join goods g on g.id = k.goods_id join shop s on s.id = g.shop_id left join stock t on t.sku_id = k.id
    where k.goods_id = ${goodsId} and ${isOnSale} and ${freeUnits} > 0)`
}

/** Whether any SKU of a product is on sale, whatever its stock, likewise. */
export function isOffered(goodsId: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from sku k join goods g on g.id = k.goods_id join shop s on s.id = g.shop_id
    where k.goods_id = ${goodsId} and ${isOnSale})`
}
