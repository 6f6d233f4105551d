import { listSearch } from '../list/list-search.ts'
import { one, type RawSearch } from '@hojip/platform/page'

/** The list's own parameters, and the words searched for in the shop. */
export function shopSearch(raw: RawSearch) {
  return {
    ...listSearch(raw),
    words: one(raw, 'words')?.trim().slice(0, 100),
  }
}

/** What the shop's list is of. */
export function shopList(shopId: string, words: string | undefined) {
  return {
    shopId,
    ...(words ? { goodsName: words } : {}),
  }
}
