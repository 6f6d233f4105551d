import type { Tx } from '@hojip/db'
import { inAllLocales } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import type { CategoryInput } from '../rules/product-input.ts'
import { bumpCatalogVersion } from '../store/version.ts'
import { categoriesByCode, upsertCategories, type CategoryRow } from '../store/write-categories.ts'

/**
 * Makes or changes categories by code, at most three levels deep, and returns the id of each code. A second call with
 * the same nodes writes nothing.
 */
export async function putCategories(tx: Tx, nodes: readonly CategoryInput[]): Promise<Map<string, string>> {
  const known = await categoriesByCode(tx, codesOf(nodes))
  const rows: CategoryRow[] = []
  const add = (siblings: readonly CategoryInput[], parentId: string | null, level: number) => {
    if (level > 3 && siblings.length > 0) throw new RangeError(`category ${siblings[0]!.code} is on level 4`)
    for (const [index, node] of siblings.entries()) {
      const before = known.get(node.code)
      const id = before?.id ?? newId()
      const sort = node.sort ?? before?.sort ?? index
      const name = inAllLocales(node.name)
      rows.push({
        id,
        parent_id: parentId,
        level,
        code: node.code,
        name,
        picture: node.picture ?? null,
        sort,
      })
      add(node.children ?? [], id, level + 1)
    }
  }
  add(nodes, null, 1)
  if ((await upsertCategories(tx, rows)) > 0) await bumpCatalogVersion(tx)
  return new Map(rows.map((row) => [row.code, row.id]))
}

function codesOf(nodes: readonly CategoryInput[]): string[] {
  return nodes.flatMap((node) => [node.code, ...codesOf(node.children ?? [])])
}
