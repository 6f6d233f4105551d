import { formatSearch } from '@hojip/platform/href'

/** The shop's templates of delivery; one of them, or a new one. */
export function freightHref({ template }: { template?: string | undefined } = {}): string {
  return `/business/freight${formatSearch({ template })}`
}
