import { one, type RawSearch } from '@hojip/platform/page'

/** The code of a shared link; '' without one. */
export function shareSearch(raw: RawSearch) {
  return { code: one(raw, 'c') ?? '' }
}
