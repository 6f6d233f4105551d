/**
 * Splits a text into the fewest known parts; undefined when it cannot be covered.
 * @param valueOf the value of a part, or undefined
 */
export function cover<T>(
  text: readonly string[],
  longest: number,
  valueOf: (part: string) => T | undefined,
): T[] | undefined {
  const best: (T[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end++)
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const before = best[start]
      const known = best[end]
      if (!before || (known && known.length <= before.length + 1)) continue
      const part = valueOf(text.slice(start, end).join(''))
      if (part !== undefined) best[end] = [...before, part]
    }
  return best[text.length]
}
