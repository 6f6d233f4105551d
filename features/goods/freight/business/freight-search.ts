import type { RawSearch } from '@hojip/platform/page'

export interface FreightSearch {
  /** An id, or 'new'; undefined: the default template. */
  template: string | undefined
}

export function freightSearch(raw: RawSearch): FreightSearch {
  const value = [raw['template']].flat()[0]
  return { template: typeof value === 'string' && /^[\w-]{3,40}$/.test(value) ? value : undefined }
}
