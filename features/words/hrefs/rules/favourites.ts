import { formatSearch } from '@hojip/platform/href'

export const savedHref = '/me/collection'
/** The saved products whose price fell. */
export const priceDropsHref = `${savedHref}?only=drop`
export const followedHref = '/me/storefavorites'

/** The saved products by words of their names, of all or of those whose price fell. */
export function foundSavedHref(words: string, only: 'all' | 'drop'): string {
  return `${savedHref}${formatSearch({ only: only === 'drop' && only, words })}`
}
