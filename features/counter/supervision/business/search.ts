import { choice, one, pageNumber, type RawSearch } from '@hojip/platform/page'

export const shopStates = ['all', 'open', 'closed'] as const

export interface ShopsSearch {
  words: string
  state: (typeof shopStates)[number]
  page: number
}

export function shopsSearch(raw: RawSearch): ShopsSearch {
  return {
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
    state: choice(raw, 'state', shopStates, 'all'),
    page: pageNumber(raw),
  }
}

export function shopsInput({ words, state, page }: ShopsSearch) {
  return { words, state, pageNum: page, pageSize: 20 }
}
