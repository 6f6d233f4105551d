import { choice, one, pageNumber, type RawSearch } from '@hojip/platform/page'
import { longestWord } from '../rules/synonym-limits.ts'

export const synonymFilters = ['all', 'on', 'off'] as const

export interface SynonymsSearch {
  filter: (typeof synonymFilters)[number]
  /** Part of a word. */
  words: string
  /** The code of a field; '' for all. */
  field: string
  page: number
}

export function synonymsSearch(raw: RawSearch): SynonymsSearch {
  const field = one(raw, 'field') ?? ''
  return {
    filter: choice(raw, 'filter', synonymFilters, 'all'),
    words: (one(raw, 'words') ?? '').trim().slice(0, longestWord),
    field: /^[a-z][a-z-]{0,39}$/.test(field) ? field : '',
    page: pageNumber(raw),
  }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function synonymsInput({ filter, words, field, page }: SynonymsSearch) {
  return { filter, ...(words && { words }), ...(field && { field }), pageNum: page, pageSize: 20 }
}
