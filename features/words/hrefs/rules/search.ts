import { formatSearch, laterPage } from '@hojip/platform/href'

type SynonymsSearch = {
  filter?: string | undefined
  words?: string | undefined
  field?: string | undefined
  page?: number
}

/** The mall's list of synonyms. */
export function synonymsHref({ filter, words, field, page }: SynonymsSearch = {}): string {
  const narrowed = filter === 'all' ? undefined : filter
  return `/business/synonyms${formatSearch({ filter: narrowed, words, field, page: laterPage(page) })}`
}

/** The words that the mall offers to search for, for operators. */
export const hotWordsHref = '/business/hot-words'
