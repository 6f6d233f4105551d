import type { StockItem } from '../contract.ts'

/** A product's name with the option, if it has options. */
export function nameOf({ goodsName, specText }: StockItem): string {
  return specText ? `${goodsName} ${specText}` : goodsName
}
