/** The forms in which goods are named: an id, several, or an object that has one. */
export type GoodsNamed = string | readonly string[] | { goodsId: string }

/** The ids that are named, each once. */
export function goodsIdsOf(named: GoodsNamed): string[] {
  if (typeof named === 'string') return [named]
  if ('goodsId' in named) return [named.goodsId]
  return [...new Set(named)]
}
