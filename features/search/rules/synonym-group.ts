import { synonymKey } from './words/dictionary.ts'

/** The words of a group as they are stored: spaces tidied, each once, whatever its case, width and spaces. */
export function groupWords(typed: readonly string[]): string[] {
  const words = typed.map((word) => word.normalize('NFKC').replace(/\s+/g, ' ').trim())
  const first = new Map(words.toReversed().map((word) => [synonymKey(word), word]))
  return words.filter((word) => synonymKey(word) !== '' && first.get(synonymKey(word)) === word)
}
