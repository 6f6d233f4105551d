import { formatSearch, laterPage } from '@hojip/platform/href'

/** The shops of the mall, for operators. */
export function superviseHref({
  words,
  state,
  page,
}: { words?: string; state?: string; page?: number } = {}): string {
  return `/business/shops${formatSearch({
    words: words || undefined,
    state: state === 'all' ? undefined : state,
    page: laterPage(page),
  })}`
}

export function supervisedShopHref(id: string): string {
  return `/business/shops/${id}`
}
