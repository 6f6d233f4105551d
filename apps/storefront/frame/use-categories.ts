import { categoryHref, searchHref } from '@hojip/hrefs/browse'
import type { MenuCategory } from '@hojip/catalog/contract'
import { useLazyCall } from '@hojip/platform/page'
import { useHasRoom } from '@hojip/platform/ui'
import type { CategoryRow } from '@hojip/storefront-kit/storefront'
import { useEffect, useMemo, useState } from 'react'
import { seldomMs } from './settings.ts'
import type { ShellLink } from './shell-data.ts'

/** Words beside the navigation: as many as fit beside it. */
const mostWords = 4

/** Words that the search field offers in turn. */
const mostOffered = 8

const settings = { freshForMs: seldomMs }

/** The categories as rows of the menu, whose icons are in a file of their own. */
function useRows(tree: readonly MenuCategory[] | undefined): CategoryRow[] | undefined {
  const [rows, setRows] = useState<CategoryRow[]>()
  useEffect(() => {
    if (!tree) return undefined
    let isWanted = true
    void import('@hojip/browse/category-rows').then(({ categoryRows }) => {
      if (isWanted) setRows(categoryRows(tree))
    })
    return () => {
      isWanted = false
    }
  }, [tree])
  return rows
}

/**
 * The searched words load after the page, the navigation links too on screens with room for them; the category tree loads
 * when the user moves to it.
 */
export function useCategories() {
  const [isWanted, setWanted] = useState(false)
  const hasRoom = useHasRoom()
  const first = useLazyCall('GET /sysCategory/queryMenu', { level: 1 }, { ...settings, when: hasRoom }).data
  const whole = useLazyCall('GET /sysCategory/queryMenu', {}, { ...settings, when: isWanted }).data
  const words = useLazyCall('POST /appUserSearch/queryHistory', {}, settings).data
  const offered = useMemo(
    () => words && [...new Set([words.defaultWord ?? [], words.hot].flat())].slice(0, mostOffered),
    [words],
  )
  const popular = useMemo(
    () => words?.hot.slice(0, mostWords).map((word): ShellLink => ({ href: searchHref(word), label: word })),
    [words],
  )
  const nav = useMemo(
    () => first?.featured.map(({ name, path }): ShellLink => ({ href: categoryHref(path), label: name })),
    [first],
  )
  return {
    categoryRows: useRows(whole?.list),
    ...(nav ? { nav } : {}),
    ...(popular ? { popular } : {}),
    ...(offered ? { offered } : {}),
    wantCategories: () => setWanted(true),
  }
}
