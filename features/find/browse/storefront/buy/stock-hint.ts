import { plenty } from '@hojip/inventory/rules'
import { formatNumber, type Locale } from '@hojip/platform/i18n'
import type { buyTexts } from './texts.ts'

/** From this stock on, the number is not shown. */
const few = 10

type StockTexts = Pick<(typeof buyTexts)['zh-CN'], 'inStock' | 'stock' | 'fewLeft' | 'soldOut'>

/** How much is left, in words. */
export function stockHint(texts: StockTexts, locale: Locale, stock: number): string {
  const left = formatNumber(locale, stock)
  if (stock === 0) return texts.soldOut
  if (stock < few) return texts.fewLeft(left)
  return stock >= plenty ? texts.inStock : texts.stock(left)
}
