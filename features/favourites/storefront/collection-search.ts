import { choice, type RawSearch } from '@hojip/platform/page'

/** `?only=drop`: the favourites that cost less than when they were saved. */
export function collectionSearch(raw: RawSearch) {
  return {
    only: choice(raw, 'only', ['all', 'drop'], 'all'),
  }
}

export type CollectionSearch = ReturnType<typeof collectionSearch>

const pageSize = 20

export function favouritesInput({ only }: CollectionSearch) {
  return { pageSize, onlyPriceDrop: only === 'drop' }
}

export const followsInput = { pageSize: 10 }
