import { formatSearch } from '@hojip/platform/href'

/** Where operators edit the pages that shoppers see first; the home page when none is named. */
export function frontPagesHref(page?: 'korea' | 'imported' | 'rankings'): string {
  return `/business/front-pages${formatSearch({ page })}`
}
