import { like, randomId, tabStore } from '../../storage/index.ts'
import type { Shown } from './shown.ts'

const storageKey = 'scroll'
/** How many history entries have a stored scroll position. */
const storedEntries = 50
type Positions = Record<string, [left: number, top: number]>
const isPositions = like<Positions>({})

/** The visible history entry: at `popstate` the history already has the next one. */
let entry: string | undefined

function read(): Positions {
  return tabStore.json(storageKey, isPositions) ?? {}
}

/** Stores the scroll position before the entry is left. */
function remember() {
  if (entry === undefined) return
  const { [entry]: _before, ...others } = read()
  const stored = [...Object.entries(others).slice(1 - storedEntries), [entry, [scrollX, scrollY]]]
  tabStore.set(storageKey, Object.fromEntries(stored))
}

function entryNow() {
  return (history.state as { at?: string } | null)?.at
}

/** Puts an address into the history. */
export function commit(url: URL, replace: boolean): void {
  remember()
  const at = (replace ? entryNow() : undefined) ?? randomId()
  history[replace ? 'replaceState' : 'pushState']({ at }, '', url)
  entry = at
}

/** Follows the reader through the history. When the document is left, the browser itself restores the position. */
export function followHistory(onMove: () => void): void {
  const own = () => (history.scrollRestoration = 'manual')
  own()
  entry = entryNow() ?? randomId()
  history.replaceState({ at: entry }, '')
  addEventListener('popstate', () => {
    remember()
    entry = entryNow()
    onMove()
  })
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', own)
}

/** Scrolls to where this visit belongs, and moves keyboard focus and screen reader to the new page's heading. */
export function scrollAfter(shown: Shown): void {
  if (shown.by === 'document') return
  const target = shown.hash ? document.getElementById(decodeURIComponent(shown.hash.slice(1))) : null
  const before = shown.by === 'history' && entry !== undefined ? read()[entry] : shown.at
  if (before) scrollTo({ left: before[0], top: before[1], behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else if (!shown.keepScroll) scrollTo({ left: 0, top: 0, behavior: 'instant' })
  if (!shown.keepScroll)
    focusOn(target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
