import { listSearch } from '../list/list-search.ts'
import { one, type RawSearch } from '@hojip/platform/page'

/** The list's own parameters, and the words of a search in the shop. */
export function shopSearch(raw: RawSearch) {
  return { ...listSearch(raw), words: one(raw, 'words')?.trim().slice(0, 100) }
}

/** What restricts the shop's list. */
export function shopList(shopId: string, words: string | undefined) {
  return { shopId, ...(words ? { goodsName: words } : {}) }
}
