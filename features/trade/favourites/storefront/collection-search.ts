import { choice, one, type RawSearch } from '@hojip/platform/page'

const longest = 40

/** `?only=drop`: the favourites that cost less than when they were saved; `?words=`: those with a name like this. */
export function collectionSearch(raw: RawSearch) {
  return {
    only: choice(raw, 'only', ['all', 'drop'], 'all'),
    words: (one(raw, 'words') ?? '').trim().slice(0, longest),
  }
}

export type CollectionSearch = ReturnType<typeof collectionSearch>

const pageSize = 20

export function favouritesInput({ only, words }: CollectionSearch) {
  return { pageSize, onlyPriceDrop: only === 'drop', ...(words && { goodsName: words }) }
}

/** `?of=goods`: the followed products instead of the shops. */
export function followsSearch(raw: RawSearch) {
  return { of: choice(raw, 'of', ['shops', 'goods'], 'shops') }
}

export const followsInput = { pageSize: 10 }
