import { formatSearch } from '@hojip/platform/href'

/** The search for people, for operators. */
export function peopleHref({ q }: { q?: string } = {}): string {
  return `/business/users${formatSearch({ q: q || undefined })}`
}

export function personHref(id: string): string {
  return `/business/users/${id}`
}
