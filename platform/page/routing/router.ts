import type { MountedPage } from '../shown/mounted-pages.ts'
import { listeners } from '../listeners.ts'
import { CodeMissing, outcomeVisit, resolve, type Resolved, type Resolver, type Visit } from './resolve.ts'
import { commit, followHistory, scrollAfter } from '../shown/scroll.ts'
import { createScreen, withoutHash, type Arrival } from '../shown/screen.ts'
import type { Shown } from '../shown/shown.ts'

export interface NavigateOptions {
  replace?: boolean
  /** Keeps the scroll position, e.g. when only a filter has changed. */
  keepScroll?: boolean
  /** Returns to a page that is still mounted, as it was left. */
  restore?: boolean
  /** Unmounts the page that is left. */
  close?: boolean
  /** The visible page shows what this address of its own means: only the address changes, nothing is loaded. */
  isShown?: boolean
}
export interface Router {
  current: () => Shown
  /** The mounted pages, the visible one first. */
  pages: () => readonly MountedPage[]
  /** Unmounts hidden pages: all of them, or the one with this key. */
  forget: (key?: string) => void
  navigate: (to: string, options?: NavigateOptions) => void
  /** Loads a page's code and data before the click. */
  preload: (to: string) => void
  /** The title of another page of this site, in the current language; undefined when there is none. */
  titleOf: (to: string) => Promise<string | undefined>
  /** Loads the current address again, e.g. after a failure. */
  reload: () => void
  /** Called with each visit to show. */
  onShow: (listener: (shown: Shown) => void) => () => void
  /** Called when loading begins and ends. */
  onLoading: (listener: (loading: boolean) => void) => () => void
  isLoading: () => boolean
  /** Call when a visit is visible. */
  settled: (shown: Shown) => void
}

/** A preloaded page is not loaded again within this time. */
const preloadedForMs = 30_000

/** Resolves an address. An exception becomes a failure to show, never a rejection. */
function resolveSafely(resolver: Resolver, href: string): Promise<Resolved> {
  return resolve(resolver, href).catch((error: unknown) => ({
    visit: outcomeVisit(resolver, href, 'failure'),
    error,
  }))
}

function createPreload(resolver: Resolver, isCurrent: (href: string) => boolean) {
  const done = new Set<string>()
  return (to: string) => {
    const url = new URL(to, location.href)
    const href = withoutHash(url)
    if (url.origin !== location.origin || isCurrent(href) || done.has(href)) return
    done.add(href)
    setTimeout(() => done.delete(href), preloadedForMs)
    void resolveSafely(resolver, href)
  }
}

function nothing() {
  return false
}

/** Whether a page is loading, and who gets it. */
function createLoading() {
  const loads = listeners<boolean>()
  let isLoading = false
  return {
    onLoading: loads.add,
    isLoading: () => isLoading,
    setLoading: (value: boolean) => {
      if (isLoading === value) return
      isLoading = value
      loads.call(value)
    },
  }
}

/**
 * The address bar, the history and the pages shown for them. `keeps` decides which pages stay mounted when they are
 * left.
 */
export function createRouter(
  resolver: Resolver,
  first: Visit,
  staysMounted: (visit: Visit) => boolean = nothing,
): Router {
  const screen = createScreen(first, staysMounted)
  const { setLoading, ...loading } = createLoading()
  /** Resolves an address and shows it; the latest request wins. */
  const go = async (url: URL, by: 'link' | 'history', options: NavigateOptions = {}): Promise<void> => {
    const isLast = screen.begin()
    setLoading(true)
    const resolved = await resolveSafely(resolver, withoutHash(url))
    if (!isLast()) return
    if ('redirect' in resolved) {
      const replace = by === 'history' || (options.replace ?? false)
      return go(new URL(resolved.redirect, location.origin), 'link', { replace })
    }
    // The site was probably updated meanwhile; a new document brings the new files.
    if (resolved.error instanceof CodeMissing && navigator.onLine) return location.assign(url)
    setLoading(false)
    if (by === 'link') commit(url, options.replace ?? url.href === location.href)
    const keepScroll = options.keepScroll ?? false
    const arrival: Arrival = { by: options.restore ? 'tag' : by, keepScroll, hash: url.hash }
    // An entry that is replaced in the history, e.g. a form that was sent, cannot be returned to.
    screen.show(resolved.visit, arrival, options.close || options.replace || false)
  }
  const navigate = (to: string, options: NavigateOptions = {}) => {
    const url = new URL(to, location.href)
    if (url.origin !== location.origin) return location.assign(url)
    if (options.isShown) {
      setLoading(false)
      return screen.rename(url)
    }
    if (options.restore && screen.showWaiting(url, 'tag', options.close)) return setLoading(false)
    if (!url.hash || withoutHash(url) !== screen.current().href) return void go(url, 'link', options)
    commit(url, options.replace ?? false)
    showAgain('link', url.hash)
  }
  /** Shows the same page at another position. */
  const showAgain = (by: 'link' | 'history', hash: string) => {
    setLoading(false)
    screen.show(screen.current(), { by, keepScroll: false, hash }, false)
  }

  followHistory(() => {
    const url = new URL(location.href)
    if (withoutHash(url) === screen.current().href) showAgain('history', url.hash)
    else if (screen.showWaiting(url, 'history')) setLoading(false)
    else void go(url, 'history')
  })
  return {
    current: screen.current,
    pages: screen.pages,
    forget: screen.forget,
    navigate,
    preload: createPreload(resolver, (href) => href === screen.current().href),
    titleOf: async (to) => {
      const resolved = await resolveSafely(resolver, to)
      return 'visit' in resolved && resolved.visit.outcome === 'page' ? resolved.visit.head.title : undefined
    },
    reload: () => void go(new URL(location.href), 'link', { replace: true, keepScroll: true }),
    onShow: screen.onShow,
    ...loading,
    settled: scrollAfter,
  }
}
