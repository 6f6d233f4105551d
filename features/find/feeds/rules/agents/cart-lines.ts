interface Wanted {
  goodsSpecId: string
  goodsNum: number
}

const mostUnits = 999

/** A variant that is named twice is one line: a link can name it once only. */
export function mergedLines(lines: readonly { variantId: string; quantity: number }[]): Wanted[] {
  const merged = new Map<string, number>()
  for (const { variantId, quantity } of lines)
    merged.set(variantId, Math.min(mostUnits, (merged.get(variantId) ?? 0) + quantity))
  return [...merged].map(([goodsSpecId, goodsNum]) => ({ goodsSpecId, goodsNum }))
}

/** What of the wanted lines cannot be had: fewer units than wanted, or none at all. */
export function missingLines(
  wanted: readonly Wanted[],
  found: readonly { goodsSpecId: string; stock: number }[],
): { missing: { variantId: string; quantity: number; inStock: number }[]; unavailable: string[] } {
  const stockOf = new Map(found.map(({ goodsSpecId, stock }) => [goodsSpecId, stock]))
  return {
    missing: wanted
      .map((line) => ({
        variantId: line.goodsSpecId,
        quantity: line.goodsNum,
        inStock: stockOf.get(line.goodsSpecId) ?? 0,
      }))
      .filter(({ quantity, inStock }) => quantity > inStock),
    unavailable: wanted.map(({ goodsSpecId }) => goodsSpecId).filter((one) => !stockOf.has(one)),
  }
}
