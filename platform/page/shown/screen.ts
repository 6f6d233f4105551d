import { inFront, pageKey, waitingAt, type MountedPage } from './mounted-pages.ts'
import { listeners } from '../listeners.ts'
import type { Visit } from '../routing/resolve.ts'
import { parseSearch } from '../routing/search.ts'
import { commit } from './scroll.ts'
import type { Shown } from './shown.ts'

export type Arrival = Pick<Shown, 'by' | 'keepScroll' | 'hash' | 'at'>

function whereNow(): [left: number, top: number] {
  return [scrollX, scrollY]
}

export function withoutHash(url: URL): string {
  return `${url.pathname}${url.search}`
}

/** The visible page and the hidden ones. `keeps` decides which pages stay mounted when they are left. */
export function createScreen(first: Visit, staysMounted: (visit: Visit) => boolean) {
  const shows = listeners<Shown>()
  let turn = 0
  let current: Shown = { ...first, key: 0, by: 'document', keepScroll: false, hash: location.hash }
  let pages: readonly MountedPage[] = [{ id: 0, shown: current }]

  /** `drop` unmounts the page that is left, unless it is the same page. */
  const show = (
    visit: Visit & Partial<Arrival & Pick<Shown, 'insteadOf'>>,
    arrival: Arrival,
    drop: boolean,
  ) => {
    const { at: _before, insteadOf: _sent, ...fresh } = visit
    const [left, ...others] = pages as [MountedPage, ...MountedPage[]]
    const last = pageKey(left.shown)
    const goes = drop && last !== pageKey(visit)
    current = { ...fresh, ...arrival, ...(goes ? { insteadOf: last } : {}), key: ++turn }
    pages = inFront([...(goes ? [] : [{ ...left, at: whereNow() }]), ...others], current, staysMounted)
    shows.call(current)
  }
  /** Shows a hidden page as it was left; false when there is none. */
  const showWaiting = (url: URL, by: 'history' | 'tag', drop = false): boolean => {
    const waiting = waitingAt(pages, withoutHash(url))
    if (!waiting) return false
    if (by === 'tag') commit(url, false)
    const { shown, at } = waiting
    show(shown, { by, keepScroll: false, hash: url.hash, ...(at ? { at } : {}) }, drop)
    return true
  }
  return {
    current: () => current,
    pages: () => pages,
    onShow: shows.add,
    show,
    showWaiting,
    /** The visible page has changed its address: another search, in the same entry of the history. */
    rename: (url: URL) => {
      commit(url, true)
      const { by, ...visit } = current
      const arrival = { by: by === 'document' ? by : 'link', keepScroll: true, hash: url.hash } as const
      show({ ...visit, href: withoutHash(url), search: parseSearch(url.search) }, arrival, false)
    },
    /** Begins a load; the returned function tells whether it is still the latest. */
    begin: () => {
      const mine = ++turn
      return () => mine === turn
    },
    forget: (key?: string) => {
      const [front, ...others] = pages as [MountedPage, ...MountedPage[]]
      pages = [front, ...others.filter(({ shown }) => key !== undefined && pageKey(shown) !== key)]
      shows.call(current)
    },
  }
}
