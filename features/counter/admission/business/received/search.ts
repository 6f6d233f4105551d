import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'
import { states, type State } from '../../rules/states.ts'

export interface ApplicationsSearch {
  state: State
  q: string
  page: number
}

/** Those that wait for the mall by default. */
export function applicationsSearch(raw: RawSearch): ApplicationsSearch {
  return {
    state: choice(raw, 'state', states, 'applied'),
    q: (one(raw, 'q') ?? '').trim().slice(0, 50),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function applicationsInput({ state, q, page }: ApplicationsSearch) {
  return { state, q, pageNum: page, pageSize: 20 }
}
