import { choice, one, type RawSearch } from '@hojip/platform/page'

export const shownKinds = ['sales', 'score', 'again', 'new', 'drop'] as const
type ShownKind = (typeof shownKinds)[number]

export interface ChartsSearch {
  type: ShownKind
  days: 7 | 30
  category: string | undefined
  all: boolean
}

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function chartsSearch(raw: RawSearch): ChartsSearch {
  const category = one(raw, 'category')
  return {
    type: choice(raw, 'type', shownKinds, 'sales'),
    days: choice(raw, 'days', ['7', '30'], '30') === '7' ? 7 : 30,
    category: category && idShape.test(category) ? category : undefined,
    all: one(raw, 'all') === '1',
  }
}

/** Whether it is the ranking that the page begins with, around which operators may put pieces. */
export function isFirstRanking({ type, days, category, all }: ChartsSearch): boolean {
  return type === 'sales' && days === 30 && category === undefined && !all
}

/** The first ten places, or all. */
export function chartsInput({ type, days, category, all }: ChartsSearch) {
  return {
    rankType: type,
    days,
    ...(category && { category1Id: category }),
    pageNum: 1,
    pageSize: all ? 50 : 10,
  }
}
