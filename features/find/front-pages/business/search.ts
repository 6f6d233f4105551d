import { choice, type RawSearch } from '@hojip/platform/page'
import type { PageName } from '../contract.ts'

export const pageNames = ['home', 'korea', 'imported', 'rankings'] as const satisfies PageName[]

export function frontPagesSearch(raw: RawSearch): { page: PageName } {
  return { page: choice(raw, 'page', pageNames, 'home') }
}
