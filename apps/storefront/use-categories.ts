import { categoryHref } from '@hojip/catalog/category-address'
import type { MenuCategory } from '@hojip/catalog/contract'
import { useLazyCall } from '@hojip/platform/page'
import { useIsDesk, type CategoryRow, type ShellLink } from '@hojip/platform/ui'
import { useEffect, useMemo, useState } from 'react'
import { seldomMs } from './settings.ts'

const settings = { freshForMs: seldomMs }

/** The categories as rows of the menu, whose icons come in a file of their own. */
function useRows(tree: readonly MenuCategory[] | undefined): CategoryRow[] | undefined {
  const [rows, setRows] = useState<CategoryRow[]>()
  useEffect(() => {
    if (!tree) return undefined
    let isWanted = true
    void import('@hojip/catalog/category-rows').then(({ categoryRows }) => {
      if (isWanted) setRows(categoryRows(tree))
    })
    return () => {
      isWanted = false
    }
  }, [tree])
  return rows
}

/** The navigation's links come after the page, and on a desk only; the tree of categories when somebody turns to it. */
export function useCategories() {
  const [isWanted, setWanted] = useState(false)
  const isDesk = useIsDesk()
  const first = useLazyCall('GET /sysCategory/queryMenu', { level: 1 }, { ...settings, when: isDesk }).data
  const whole = useLazyCall('GET /sysCategory/queryMenu', {}, { ...settings, when: isWanted }).data
  const nav = useMemo(
    () => first?.featured.map(({ name, path }): ShellLink => ({ href: categoryHref(path), label: name })),
    [first],
  )
  return {
    categoryRows: useRows(whole?.list),
    ...(nav ? { nav } : {}),
    wantCategories: () => setWanted(true),
  }
}
