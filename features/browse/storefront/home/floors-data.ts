import { categoryHref } from '@hojip/hrefs/browse'
import type { OutputOf } from '@hojip/platform/http'
import type { BrowseCalls } from '../../contract.ts'

export type Floors = OutputOf<BrowseCalls['GET /appHome/queryFloors']>
export type Floor = Floors['floors'][number]
export type Hall = Floors['halls'][number]
type Card = Floors['ranking'][number]

/** A category's list; its goods know what stands above it. */
export function hrefOfCategory(categoryId: string, goods: readonly Card[]): string {
  const { category1Id, category2Id } = goods[0] ?? {}
  return category2Id === categoryId && category1Id
    ? categoryHref([category1Id, category2Id])
    : categoryHref([categoryId])
}
