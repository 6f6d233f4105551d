import type { LocalText } from '@hojip/platform/i18n'
import type { CategoryIds } from '../../rules/product-input.ts'
import { categoriesByAnyCode } from '../../rules/category-tree.ts'
import { plainName } from './match-category.ts'

export interface IndexedCategory {
  id: string
  parentId: string | null
  level: number
  code: string
  name: LocalText
  merged: { code: string }[]
}

interface Found {
  code: string
  ids: CategoryIds
}

/** Finds categories by their names in any of the three languages. */
export function createCategoryIndex(categories: readonly IndexedCategory[]) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const byCode = categoriesByAnyCode(categories)
  /** By parent and plain name. A name alone is a key too, and the uppermost category with it wins. */
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
  const idsOf = (category: IndexedCategory) => lineOf(category).map(({ id }) => id) as CategoryIds

  return {
    byCode: (code: string): CategoryIds | undefined => {
      const category = byCode.get(code)
      return category && idsOf(category)
    },
    /** The category of a path when all of it is known, or of a single name at any depth. */
    find: (path: readonly string[]): Found | undefined => {
      let last: IndexedCategory | undefined
      for (const name of path) {
        last = byName.get(keyOf(path.length === 1 ? anywhere : (last?.id ?? ''), name))
        if (!last) return undefined
      }
      return last && { code: last.code, ids: idsOf(last) }
    },
    /** Names from level 1 down. */
    namesOf: (ids: CategoryIds): LocalText[] =>
      ids.flatMap((id) => (id === undefined ? [] : (byId.get(id)?.name ?? []))),
  }
}

export type CategoryIndex = ReturnType<typeof createCategoryIndex>
