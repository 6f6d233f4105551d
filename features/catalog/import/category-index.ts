import { createHash } from 'node:crypto'
import type { LocalText } from '@hojip/platform/i18n'
import type { CategoryInput, GoodsInput } from '../rules/goods-input.ts'

export interface IndexedCategory {
  id: string
  parentId: string | null
  level: number
  code: string
  name: LocalText
}

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Imported categories stand behind those of the mall. */
const sort = 1_000

/** Where goods go whose file names no category. */
const other: CategoryInput = {
  code: 'imported-other',
  name: { 'zh-CN': '其他', 'en-US': 'Other', 'ko-KR': '기타' },
  sort: sort + 1,
}

const codeOf = (path: readonly string[]): string =>
  `imported-${createHash('sha256').update(path.map(plain).join(' > ')).digest('hex').slice(0, 12)}`

/** What has to be written so that a path exists: one branch from the root to its end, and the codes along it. */
export interface MissingBranch {
  root: CategoryInput
  codes: string[]
}

/** The tree as an import looks at it: names in any of the three languages lead to a category. */
export const createCategoryIndex = (categories: readonly IndexedCategory[]) => {
  const byId = new Map<string, IndexedCategory>()
  /** By parent and plain name; a single name also by itself. */
  const byName = new Map<string, IndexedCategory>()
  const keyOf = (parentId: string | null, name: string) => `${parentId ?? ''}/${plain(name)}`

  const add = (category: IndexedCategory) => {
    byId.set(category.id, category)
    for (const name of Object.values(category.name)) {
      const key = keyOf(category.parentId, name)
      if (!byName.has(key)) byName.set(key, category)
      const anywhere = `anywhere/${plain(name)}`
      if (!byName.has(anywhere)) byName.set(anywhere, category)
    }
  }
  for (const category of categories.toSorted((a, b) => a.level - b.level)) add(category)

  const lineOf = (category: IndexedCategory): IndexedCategory[] => {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId)
    return [...(parent ? lineOf(parent) : []), category]
  }

  /** Those of the path that are known, from the top. A path of one name may be found at any depth. */
  const known = (path: readonly string[]): IndexedCategory[] => {
    if (path.length === 1) {
      const found = byName.get(keyOf(null, path[0]!)) ?? byName.get(`anywhere/${plain(path[0]!)}`)
      return found ? lineOf(found) : []
    }
    const line: IndexedCategory[] = []
    for (const name of path) {
      const next = byName.get(keyOf(line.at(-1)?.id ?? null, name))
      if (!next) break
      line.push(next)
    }
    return line
  }

  /** The category ids of a path, when all of it is known. */
  const find = (path: readonly string[]): GoodsInput['categoryIds'] | undefined => {
    const line = known(path.length > 0 ? path : [other.name['zh-CN']!])
    if (line.length === 0 || (path.length > 1 && line.length < path.length)) return undefined
    return line.map(({ id }) => id) as GoodsInput['categoryIds']
  }

  /** @param picture of the goods that brings the categories about */
  const missing = (path: readonly string[], picture: string | undefined): MissingBranch => {
    if (path.length === 0) return { root: other, codes: [other.code] }
    const line = known(path)
    const nodes = path.map((name, i): CategoryInput => {
      const there = line[i]
      if (there) return { code: there.code, name: there.name }
      return {
        code: codeOf(path.slice(0, i + 1)),
        name: { 'zh-CN': name },
        sort,
        ...(picture ? { picture } : {}),
      }
    })
    const root = nodes.reduceRight((child, node) => ({ ...node, children: [child] }))
    return { root, codes: nodes.map(({ code }) => code) }
  }
  return { add, find, missing }
}

export type CategoryIndex = ReturnType<typeof createCategoryIndex>
