import type { MenuCategory } from '@hojip/catalog/contract'
import { useLazyCall } from '@hojip/platform/page'
import { arrived } from '@hojip/platform/parts'
import type { CategoryRow } from '@hojip/storefront-kit/storefront'
import { useEffect, useState } from 'react'
import { seldomMs } from '../settings.ts'

/** The categories as rows of the menu, whose icons are in a file of their own. */
function useRows(tree: readonly MenuCategory[] | undefined): CategoryRow[] | undefined {
  const [rows, setRows] = useState<CategoryRow[]>()
  useEffect(() => {
    if (!tree) return undefined
    let isWanted = true
    void arrived(() => import('@hojip/browse/category-rows')).then(({ categoryRows }) => {
      if (isWanted) setRows(categoryRows(tree))
    })
    return () => {
      isWanted = false
    }
  }, [tree])
  return rows
}

/** The tree of all categories, which loads when the user moves to it. */
export function useCategoryRows() {
  const [isWanted, setWanted] = useState(false)
  const tree = useLazyCall('GET /sysCategory/queryMenu', {}, { freshForMs: seldomMs, when: isWanted }).data
  return { categoryRows: useRows(tree?.list), wantCategories: () => setWanted(true) }
}
