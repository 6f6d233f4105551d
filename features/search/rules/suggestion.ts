/** What a suggestion leads to; `word` is searched for instead of what was probably mistyped, `scope` searches for the typed words in one category. */
export type SuggestionKind = 'word' | 'category' | 'scope' | 'brand' | 'shop' | 'goods' | 'help'

/** A suggestion while typing. */
export interface SuggestedWord {
  kind: SuggestionKind
  text: string
  categoryId?: string
  categoryName?: string
  categoryPath?: string[]
  goodsId?: string
  shopId?: string
  shopSlug?: string
  shopMark?: string
  shopHue?: number
  helpId?: string
  helpTestId?: string
  pic?: string
  count?: number
}

/** Whether a name has the typed text; a Latin text only from the beginning of a word: "tea" is not in "steak". */
export function isNamed(name: string, typed: string): boolean {
  const plain = name.toLowerCase()
  return /^[a-z]/.test(typed) ? ` ${plain}`.includes(` ${typed}`) : plain.includes(typed)
}
