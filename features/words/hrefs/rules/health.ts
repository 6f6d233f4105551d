import { formatSearch } from '@hojip/platform/href'

/** How the mall runs: the operators' first page. */
export function healthHref({ period }: { period?: string } = {}): string {
  return `/business/health${formatSearch({ period })}`
}
