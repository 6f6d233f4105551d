/**
 * What a table has for a word that a row or an answer brought; undefined for a word of a newer version, which writes beside
 * this one while an update rolls out. What is stored is looked up so wherever a missing entry would throw: a list must not
 * fail as a whole for one row.
 */
export function known<V>(table: Readonly<Record<number | string, V>>, word: number | string): V | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
