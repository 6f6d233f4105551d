import { wholeNumber, type RawSearch } from '@hojip/platform/page'

export interface SettingsSearch {
  /** Of the history. */
  page: number
}

export function settingsSearch(raw: RawSearch): SettingsSearch {
  return { page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function changesInput({ page }: SettingsSearch) {
  return { pageNum: page, pageSize: 10 }
}
