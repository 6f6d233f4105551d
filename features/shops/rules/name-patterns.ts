/** The `ilike` patterns for the words of a shop search; `%`, `_` and `\` in them are escaped. */
export function namePatterns(words: string): string[] {
  return words
    .normalize('NFKC')
    .split(/[\s·・,，、]+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
