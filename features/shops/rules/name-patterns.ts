/** What each word of a search for a shop looks like to `ilike`; signs of its own are taken by their letter. */
export function namePatterns(words: string): string[] {
  return words
    .normalize('NFKC')
    .split(/[\s·・,，、]+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
