import { inFront, pageKey, waitingAt, type KeptPage } from './kept-pages.ts'
import { listeners } from '../listeners.ts'
import type { Visit } from '../routing/resolve.ts'
import { commit } from './scroll.ts'
import type { Shown } from './shown.ts'

export type Arrival = Pick<Shown, 'by' | 'keepScroll' | 'hash' | 'at'>

function whereNow(): [left: number, top: number] {
  return [scrollX, scrollY]
}

export function withoutHash(url: URL): string {
  return `${url.pathname}${url.search}`
}

/** The page that is seen and those that wait behind it. `keeps` says which ones stay when they are left. */
export function createScreen(first: Visit, keeps: (visit: Visit) => boolean) {
  const shows = listeners<Shown>()
  let turn = 0
  let current: Shown = { ...first, key: 0, by: 'document', keepScroll: false, hash: location.hash }
  let pages: readonly KeptPage[] = [{ id: 0, shown: current }]

  /** `drop` lets go of the page that is left, unless it is the same page. */
  const show = (visit: Visit & Partial<Arrival>, arrival: Arrival, drop: boolean) => {
    const { at: _before, ...fresh } = visit
    const [left, ...others] = pages as [KeptPage, ...KeptPage[]]
    current = { ...fresh, ...arrival, key: ++turn }
    const goes = drop && pageKey(left.shown) !== pageKey(current)
    pages = inFront([...(goes ? [] : [{ ...left, at: whereNow() }]), ...others], current, keeps)
    shows.call(current)
  }
  /** Shows a page that waits as it was left; false when there is none. */
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
    /** Something is on its way to the screen; the answer says whether it still is the last that was asked for. */
    begin: () => {
      const mine = ++turn
      return () => mine === turn
    },
    forget: (key?: string) => {
      const [front, ...others] = pages as [KeptPage, ...KeptPage[]]
      pages = [front, ...others.filter(({ shown }) => key !== undefined && pageKey(shown) !== key)]
      shows.call(current)
    },
  }
}
