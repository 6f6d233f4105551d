import { placeName } from '@hojip/regions/place-names'
import type { AddressRow } from '@hojip/addresses'
import type { Destination } from '@hojip/catalog/rules'
import { fillText, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import type { Preview } from '../contract.ts'
import type { ShopPrice } from '../rules/pricing.ts'
import { isOverLimit, isShort, isTooMany, type Quote, type QuoteLine } from './quote.ts'
import { messages } from './texts.ts'
import { maxOfOne } from '../rules/wanted-lines.ts'

/** The buyer's language, where the order goes, the time, and the prices the buyer has seen. */
export interface Reader {
  locale: Locale
  /** Undefined until it is known; then `address` is, too. */
  to: Destination | undefined
  /** The stored address there; undefined where the buyer has typed only a region. */
  address: AddressRow | undefined
  nowMs: number
  /** The prices of the SKUs when they were put into the buyer's cart. */
  pricesSeen?: ReadonlyMap<string, number>
}

type Message = Preview['messages'][number]
type Code = keyof typeof messages

function filled(code: Code, locale: Locale, values: Record<string, string>): string {
  return fillText(messages[code], locale, (name) => values[name] ?? '')
}

/** Why the line cannot be ordered: the most serious reason only. */
function faultOf(line: QuoteLine): Extract<Message, { goodsSpecId: string }>['code'] | undefined {
  if (!line.isOnSale) return 'offSale'
  if (isTooMany(line)) return 'limit'
  if (isOverLimit(line)) return line.mayOrder < line.personLimit ? 'personLimitRest' : 'personLimit'
  if (!isShort(line)) return undefined
  return line.stock > 0 ? 'stockShort' : 'soldOut'
}

function ofLine(line: QuoteLine, { locale, pricesSeen }: Reader): Message[] {
  const name = line.goodsName[locale]
  const code = faultOf(line)
  if (code) {
    const [limit, rest] = [String(line.personLimit), String(line.mayOrder)]
    const values = { name, stock: String(line.stock), max: String(maxOfOne), limit, rest }
    return [{ severity: 'error', code, text: filled(code, locale, values), goodsSpecId: line.skuId }]
  }
  const seenFen = pricesSeen?.get(line.skuId) ?? line.priceFen
  if (seenFen === line.priceFen) return []
  const values = { name, was: fenToYuan(seenFen), price: fenToYuan(line.priceFen) }
  const text = filled('priceChanged', locale, values)
  return [{ severity: 'info', code: 'priceChanged', text, goodsSpecId: line.skuId }]
}

function ofShop(shop: ShopPrice<QuoteLine>, { locale, to }: Reader): Message[] {
  if (shop.isDeliverable || !to) return []
  const values = { shop: shop.first.shopName[locale], place: placeName(to.province, locale) }
  const text = filled('notDeliverable', locale, values)
  return [{ severity: 'error', code: 'notDeliverable', text, shopId: shop.shopId }]
}

/** What the buyer should know before ordering. Errors prevent it. */
export function messagesOf(priced: Quote, reader: Reader): Message[] {
  const { locale, to } = reader
  const nowhere: Message[] = to
    ? []
    : [{ severity: 'info', code: 'addressMissing', text: messages.addressMissing[locale] }]
  return [
    ...priced.shops.flatMap((shop) => shop.lines).flatMap(({ line }) => ofLine(line, reader)),
    ...priced.shops.flatMap((shop) => ofShop(shop, reader)),
    ...nowhere,
  ]
}
