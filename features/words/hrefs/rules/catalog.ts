import { formatSearch } from '@hojip/platform/href'

/** The tree of categories, for operators; one of them open. */
export function categoriesHref(open?: string): string {
  return `/business/categories${formatSearch({ open })}`
}
