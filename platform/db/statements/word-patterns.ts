/** The `like` pattern for a text within another; `%`, `_` and `\` in it are literal. */
export function withinPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The `ilike` patterns for the words of a search, each of which has to match; `%`, `_` and `\` in them are escaped. */
export function wordPatterns(words: string): string[] {
  return words
    .normalize('NFKC')
    .split(/[\s·・,，、]+/)
    .filter(Boolean)
    .map(withinPattern)
}
