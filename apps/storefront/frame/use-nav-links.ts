import { categoryHref, searchHref } from '@hojip/hrefs/browse'
import { useLazyCall } from '@hojip/platform/page'
import { useHasRoom } from '@hojip/platform/ui'
import { useMemo } from 'react'
import { seldomMs } from './settings.ts'
import type { ShellLink } from './shell-data.ts'

/** Words beside the navigation: as many as fit beside it. */
const mostWords = 4

/** Words that the search field offers in turn. */
const mostOffered = 8

const settings = { freshForMs: seldomMs }

/** The searched words load after the page, the navigation links too on screens with room for them. */
export function useNavLinks() {
  const hasRoom = useHasRoom()
  const first = useLazyCall('GET /sysCategory/queryMenu', { level: 1 }, { ...settings, when: hasRoom }).data
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
  return { ...(nav ? { nav } : {}), ...(popular ? { popular } : {}), ...(offered ? { offered } : {}) }
}
