import { fewestWords, longestWord, mostWords } from '../rules/synonym-limits.ts'

/** The words of a text area: one a line, or with commas between them. */
export function typedWords(text: string): string[] {
  return text
    .split(/[\n,，、;；]/)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** What is wrong with the words; the server also compares them. */
export function problemOf(words: readonly string[]): 'few' | 'many' | 'long' | undefined {
  if (new Set(words.map((word) => word.toLowerCase())).size < fewestWords) return 'few'
  if (words.length > mostWords) return 'many'
  return words.some((word) => word.length > longestWord) ? 'long' : undefined
}
