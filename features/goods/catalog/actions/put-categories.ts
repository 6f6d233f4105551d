import type { Tx } from '@hojip/db'
import { inAllLocales } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import type { CategoryInput } from '../rules/product-input.ts'
import { usualReturns } from '../taxonomy/return-rules.ts'
import { bumpCatalogVersion } from '../store/version.ts'
import {
  categoriesByCode,
  holdCategories,
  insertCategories,
  type CategoryRow,
  type KnownCategory,
} from '../store/writing/write-categories.ts'

/**
 * Adds the categories that are missing by code, at most three levels deep, and returns the id of each code. What is there
 * stays as operators have made it, with its names and its place; new ones go below it, and beside it where it is on the
 * last level by now.
 */
export async function putCategories(tx: Tx, nodes: readonly CategoryInput[]): Promise<Map<string, string>> {
  await holdCategories(tx)
  const known = await categoriesByCode(tx, codesOf(nodes))
  const ids = new Map<string, string>()
  const rows: CategoryRow[] = []
  const add = (siblings: readonly CategoryInput[], parent: KnownCategory | null, depth: number) => {
    const [first] = siblings
    if (depth > 3 && first) throw new RangeError(`category ${first.code} is on level 4`)
    for (const [index, node] of siblings.entries()) {
      const one = known.get(node.code) ?? placeBelow(parent)
      ids.set(node.code, one.id)
      if (!known.has(node.code)) rows.push(rowOf(node, one, index))
      add(node.children ?? [], one, depth + 1)
    }
  }
  add(nodes, null, 1)
  if (rows.length > 0) {
    await insertCategories(tx, rows)
    await bumpCatalogVersion(tx)
  }
  return ids
}

function placeBelow(parent: KnownCategory | null): KnownCategory {
  const isLast = parent?.level === 3
  return {
    id: newId(),
    parentId: (isLast ? parent.parentId : parent?.id) ?? null,
    level: isLast ? 3 : (parent?.level ?? 0) + 1,
  }
}

function rowOf(node: CategoryInput, { id, parentId, level }: KnownCategory, index: number): CategoryRow {
  return {
    id,
    parent_id: parentId,
    level,
    code: node.code,
    name: inAllLocales(node.name),
    picture: node.picture ?? null,
    sort: node.sort ?? index,
    return_rule: node.returnRule ?? usualReturns[node.code] ?? null,
  }
}

function codesOf(nodes: readonly CategoryInput[]): string[] {
  return nodes.flatMap((node) => [node.code, ...codesOf(node.children ?? [])])
}
