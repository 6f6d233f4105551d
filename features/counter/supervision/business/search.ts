import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

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
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

export function shopsInput({ words, state, page }: ShopsSearch) {
  return { words, state, pageNum: page, pageSize: 20 }
}
