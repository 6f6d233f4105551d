import { categoryHref } from '@hojip/hrefs/browse'
import type { OutputOf } from '@hojip/platform/http'
import type { BrowseCalls } from '../../contract.ts'

export type Floors = OutputOf<BrowseCalls['GET /appHome/queryFloors']>
export type Floor = Floors['floors'][number]
export type Hall = Floors['halls'][number]
type Card = Floors['ranking'][number]

/** The address of a category's list; its products know the categories above it. */
export function hrefOfCategory(categoryId: string, products: readonly Card[]): string {
  const { category1Id, category2Id } = products[0] ?? {}
  return category2Id === categoryId && category1Id
    ? categoryHref([category1Id, category2Id])
    : categoryHref([categoryId])
}
