import { formatSearch } from '@hojip/platform/href'

/** The first page of the business site: what is to be done, and the shop's figures. */
export function overviewHref({ period, metric }: { period?: string; metric?: string } = {}): string {
  return `/business/overview${formatSearch({ period, metric })}`
}
