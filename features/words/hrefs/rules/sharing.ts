import { formatSearch } from '@hojip/platform/href'

/** The page behind a shared link. */
export function sharedHref(code: string): string {
  return `/share${formatSearch({ c: code })}`
}

/** The same page without a shared link: what links from the mall's app to a product lead to. */
export function commodityHref(id: string): string {
  return `/AppCommodity/${id}`
}
