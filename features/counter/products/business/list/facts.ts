import { formatNumber } from '@hojip/platform/i18n'
import { priceText } from '@hojip/platform/ui'
import type { ShopProduct } from '../../contract.ts'
import { lowStock } from '../../rules/product-filter.ts'

/** A number with separators, which are the same in all three languages. */
export function count(n: number): string {
  return formatNumber('en-US', n)
}

/** "¥19.80–79.80" */
export function priceRange({ priceMin, priceMax }: Pick<ShopProduct, 'priceMin' | 'priceMax'>): string {
  return priceMin === priceMax
    ? priceText(priceMin)
    : `${priceText(priceMin)}–${priceText(priceMax).slice(1)}`
}

/** The colour of a stock that needs attention; never the only sign, since the number is shown. */
export function stockTone({ stock }: { stock: number | null }): string | undefined {
  if (stock === null) return 'text-ink-3'
  if (stock === 0) return 'text-crimson'
  return stock <= lowStock ? 'text-amber' : undefined
}
