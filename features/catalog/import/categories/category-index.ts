import type { LocalText } from '@hojip/platform/i18n'
import type { GoodsInput } from '../../rules/goods-input.ts'
import { plainName } from './match-category.ts'

export interface IndexedCategory {
  id: string
  parentId: string | null
  level: number
  code: string
  name: LocalText
}

interface Found {
  code: string
  ids: GoodsInput['categoryIds']
}

/** The tree as an import looks at it: names in any of the three languages lead to a category. */
export function createCategoryIndex(categories: readonly IndexedCategory[]) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const byCode = new Map(categories.map((category) => [category.code, category]))
  /** By parent and plain name; a single name also by itself, the upper ones first. */
  const byName = new Map<string, IndexedCategory>()
  const keyOf = (parent: string, name: string) => `${parent}/${plainName(name)}`
  const anywhere = 'anywhere'

  for (const category of categories.toSorted((a, b) => a.level - b.level))
    for (const name of Object.values(category.name))
      for (const parent of [category.parentId ?? '', anywhere]) {
        const key = keyOf(parent, name)
        if (!byName.has(key)) byName.set(key, category)
      }

  const lineOf = (category: IndexedCategory): IndexedCategory[] => {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId)
    return [...(parent ? lineOf(parent) : []), category]
  }
  const idsOf = (category: IndexedCategory) =>
    lineOf(category).map(({ id }) => id) as GoodsInput['categoryIds']

  return {
    byCode: (code: string): GoodsInput['categoryIds'] | undefined => {
      const category = byCode.get(code)
      return category && idsOf(category)
    },
    /** The category of a path when all of it is known; that of a single name at any depth. */
    find: (path: readonly string[]): Found | undefined => {
      let last: IndexedCategory | undefined
      for (const name of path) {
        last = byName.get(keyOf(path.length === 1 ? anywhere : (last?.id ?? ''), name))
        if (!last) return undefined
      }
      return last && { code: last.code, ids: idsOf(last) }
    },
    /** Names from level 1 down. */
    namesOf: (ids: GoodsInput['categoryIds']): LocalText[] =>
      ids.flatMap((id) => (id === undefined ? [] : (byId.get(id)?.name ?? []))),
  }
}

export type CategoryIndex = ReturnType<typeof createCategoryIndex>
