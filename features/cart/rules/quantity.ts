export const maxLines = 120
export const maxQuantity = 999

/** Adds quantities of the same SKU, limited by the stock; a line never has less than before. */
export function mergedQuantity(had: number, added: number, stock: number): number {
  return Math.max(had, Math.min(had + added, stock, maxQuantity))
}
