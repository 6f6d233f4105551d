import { choice, one, pageNumber, type RawSearch } from '@hojip/platform/page'
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
    page: pageNumber(raw),
  }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function applicationsInput({ state, q, page }: ApplicationsSearch) {
  return { state, q, pageNum: page, pageSize: 20 }
}
