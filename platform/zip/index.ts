/**
 * The entries of two lists side by side, such as what was asked and what was answered.
 * @throws when one list is longer, which is a mistake of who made it
 */
export function zip<A, B>(one: readonly A[], other: readonly B[]): [A, B][] {
  if (one.length !== other.length)
    throw new Error(`lists of ${one.length} and of ${other.length} entries do not belong together`)
  return one.map((entry, at) => [entry, other[at] as B])
}
