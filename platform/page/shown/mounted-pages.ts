import type { Visit } from '../routing/resolve.ts'
import type { Shown } from './shown.ts'

/** A mounted page. The first of the list is visible; the others are hidden and keep their state. */
export interface MountedPage {
  /** Stays the same as long as the page keeps its state. */
  id: number
  shown: Shown
  /** The scroll position when the reader left it. */
  at?: [left: number, top: number]
}

/** How many pages are mounted at once, the visible one included. */
export const mostMounted = 8

/** Visits with the same key are one page and differ only in their search parameters. */
export function pageKey({ outcome, path, params }: Pick<Visit, 'outcome' | 'path' | 'params'>): string {
  return `${outcome} ${path} ${JSON.stringify(params)}`
}

/**
 * Makes a visit the visible page. Going back finds a page as it was left; a link loads it anew; a page that `keeps`
 * does not keep is unmounted when it is left. The visible page comes first, so that searching the document for an
 * element finds its elements first.
 */
export function inFront(
  pages: readonly MountedPage[],
  shown: Shown,
  staysMounted: (visit: Visit) => boolean,
): readonly MountedPage[] {
  const key = pageKey(shown)
  const [current] = pages
  const isSame = ({ shown: other }: MountedPage) => pageKey(other) === key
  const mounted =
    shown.by === 'link' ? (current && isSame(current) ? current : undefined) : pages.find(isSame)
  const others = pages.filter((page) => !isSame(page) && staysMounted(page.shown))
  return [{ id: mounted?.id ?? shown.key, shown }, ...others].slice(0, mostMounted)
}

/** The hidden page that this address left; undefined when it has to be loaded. */
export function waitingAt(pages: readonly MountedPage[], href: string): MountedPage | undefined {
  return pages.slice(1).find(({ shown }) => shown.href === href)
}
