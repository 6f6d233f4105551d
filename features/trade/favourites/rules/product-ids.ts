/** The forms in which products are named: an id, several, or an object that has one. */
export type ProductsNamed = string | readonly string[] | { goodsId: string }

/** The named ids, without duplicates. */
export function productIdsOf(named: ProductsNamed): string[] {
  if (typeof named === 'string') return [named]
  if ('goodsId' in named) return [named.goodsId]
  return [...new Set(named)]
}
