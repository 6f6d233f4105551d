export const maxLines = 120
export const maxQuantity = 999

/** Quantities of the same SKU add up, as far as the stock goes; a line never falls below what it had. */
export function mergedQuantity(had: number, added: number, stock: number): number {
  return Math.max(had, Math.min(had + added, stock, maxQuantity))
}
