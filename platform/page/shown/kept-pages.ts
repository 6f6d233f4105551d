import type { Visit } from '../routing/resolve.ts'
import type { Shown } from './shown.ts'

/** A page that is mounted: the first of a list is on the screen, the others wait behind it with all they hold. */
export interface KeptPage {
  /** Stays the same while the page keeps its state. */
  id: number
  shown: Shown
  /** Where the reader stood when they left it. */
  at?: [left: number, top: number]
}

/** So many pages are mounted at once, the one on the screen among them. */
export const mostKept = 8

/** Visits with the same key are one page: only the search parameters differ. */
export function pageKey({ outcome, path, params }: Pick<Visit, 'outcome' | 'path' | 'params'>): string {
  return `${outcome} ${path} ${JSON.stringify(params)}`
}

/**
 * Brings a visit in front. Going back to a page finds it as it was left; a link asks for it anew; what `keeps`
 * does not want goes when it is left. The one on the screen comes first, so that also those who look for an
 * element find its elements first.
 */
export function inFront(
  pages: readonly KeptPage[],
  shown: Shown,
  keeps: (visit: Visit) => boolean,
): readonly KeptPage[] {
  const key = pageKey(shown)
  const [current] = pages
  const isSame = ({ shown: other }: KeptPage) => pageKey(other) === key
  const kept = shown.by === 'link' ? (current && isSame(current) ? current : undefined) : pages.find(isSame)
  const others = pages.filter((page) => !isSame(page) && keeps(page.shown))
  return [{ id: kept?.id ?? shown.key, shown }, ...others].slice(0, mostKept)
}

/** A page that waits just as this address left it; undefined when it has to be loaded. */
export function waitingAt(pages: readonly KeptPage[], href: string): KeptPage | undefined {
  return pages.slice(1).find(({ shown }) => shown.href === href)
}
