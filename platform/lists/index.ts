/**
 * The first of a list that is never empty, such as the lines of an order.
 * @throws when it is empty, which is a mistake of the caller
 */
export function firstOf<T>(list: readonly T[]): T {
  for (const first of list) return first
  throw new Error('a list that is never empty is empty')
}

/**
 * Each member of a list with the one at the same place of another list.
 * @throws when the lists differ in length, which is a mistake of the caller
 */
export function pairsOf<A, B>(list: readonly A[], others: readonly B[]): [A, B][] {
  if (list.length !== others.length)
    throw new Error(`lists of ${list.length} and ${others.length} members make no pairs`)
  return list.map((one, at) => [one, others[at]!])
}
