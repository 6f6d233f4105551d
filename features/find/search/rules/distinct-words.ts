import { synonymKey } from './words/dictionary.ts'

/** Words as they are stored: spaces tidied, each once, whatever its case, width and spaces, in order of typing. */
export function distinctWords(typed: readonly string[]): string[] {
  const words = new Map<string, string>()
  for (const word of typed.map((one) => one.normalize('NFKC').replace(/\s+/g, ' ').trim())) {
    const key = synonymKey(word)
    if (key !== '' && !words.has(key)) words.set(key, word)
  }
  return [...words.values()]
}
