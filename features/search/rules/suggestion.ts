import { shopWord } from './shop-word.ts'

/** The part of a lower-case text that a shop's name has to have: 泡菜 of 泡菜店, all of a name, nothing of "shop". */
export function shopNamePart(typed: string): string {
  return typed.replace(shopWord, '').trim()
}

/** Whether a name has the typed text; a Latin text only from the beginning of a word: "tea" is not in "steak". */
export function isNamed(name: string, typed: string): boolean {
  const plain = name.toLowerCase()
  return /^[a-z]/.test(typed) ? ` ${plain}`.includes(` ${typed}`) : plain.includes(typed)
}
