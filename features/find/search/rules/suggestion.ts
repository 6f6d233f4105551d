import type { LocalText } from '@hojip/platform/i18n'
import { shopWord } from './shop-word.ts'

/** The part of a lower-case text that a shop's name has to have: 泡菜 of 泡菜店, all of a name, nothing of "shop". */
export function shopNamePart(typed: string): string {
  return typed.replace(shopWord, '').trim()
}

/** A name in each language in which typed texts are looked for: made once, since each letter that is typed asks for all. */
export function plainNames(name: Partial<LocalText>): string[] {
  return Object.values(name).map((one) => ` ${one.toLowerCase()}`)
}

/**
 * Whether one of the names (`plainNames`) has a text in lower case; a Latin text only from the beginning of a word: "tea" is
 * not in "steak".
 */
export function isNamed(names: readonly string[], typed: string): boolean {
  const wanted = /^[a-z]/.test(typed) ? ` ${typed}` : typed
  return names.some((one) => one.includes(wanted))
}
