import { pageNumber, type RawSearch } from '@hojip/platform/page'

export interface SettingsSearch {
  /** Of the history. */
  page: number
}

export function settingsSearch(raw: RawSearch): SettingsSearch {
  return { page: pageNumber(raw) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function changesInput({ page }: SettingsSearch) {
  return { pageNum: page, pageSize: 10 }
}
