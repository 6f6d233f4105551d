import { one, type RawSearch } from '@hojip/platform/page'

export const shopStates = ['all', 'open', 'closed'] as const

export interface ShopsSearch {
  words: string
  state: (typeof shopStates)[number]
  page: number
}

export function shopsSearch(raw: RawSearch): ShopsSearch {
  const page = Number(one(raw, 'page'))
  return {
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
    state: shopStates.find((state) => state === one(raw, 'state')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export function shopsInput({ words, state, page }: ShopsSearch) {
  return { words, state, pageNum: page, pageSize: 20 }
}
