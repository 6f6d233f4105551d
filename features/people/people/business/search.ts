import { one, type RawSearch } from '@hojip/platform/page'

export interface PeopleSearch {
  q: string
}

export function peopleSearch(raw: RawSearch): PeopleSearch {
  return { q: (one(raw, 'q') ?? '').trim().slice(0, 40) }
}

/** One character finds half the mall. */
export function isSearched({ q }: PeopleSearch): boolean {
  return q.length >= 2
}
