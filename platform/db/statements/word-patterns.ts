/** The `ilike` patterns for the words of a search, each of which has to match; `%`, `_` and `\` in them are escaped. */
export function wordPatterns(words: string): string[] {
  return words
    .normalize('NFKC')
    .split(/[\s·・,，、]+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
