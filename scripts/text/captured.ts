/** What the first group of a pattern matched, once for each match. Throws for a match without it: the group is not optional. */
export function capturedIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([whole, first]) => {
    if (first === undefined) throw new Error(`${pattern} matches "${whole}" without its first group`)
    return first
  })
}
