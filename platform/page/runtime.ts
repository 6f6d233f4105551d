import { createContext, use, type ReactNode } from 'react'
import type { Client } from '../client/index.ts'
import type { Answers } from './answers/answers.ts'
import type { Locale } from '../i18n/index.ts'
import type { Live } from './live/live.ts'
import type { Router } from './routing/router.ts'
import type { Shown } from './shown/shown.ts'
import type { Session, ViewerInfo } from './session.ts'

/** What every part of a page can use. One per request on the server, one per window in the browser. */
export interface Runtime {
  locale: Locale
  client: Client
  answers: Answers
  /** The user the server rendered for; null on public pages, also for a signed-in visitor. */
  renderedFor: ViewerInfo | null
  /** While the server renders a page that is not cacheable: the browser's name. */
  userAgent?: string
  /** Whether the site tells times by the mall's clock, wherever its reader is. */
  keepsMallTime?: true
  /** The reader's zone, where it is not to be asked of the browser. */
  zone?: () => string
  /** Whether the site has a page at a path: menus list only existing ones. */
  hasPage: (path: string) => boolean
  /** On the server, for public pages: what is in the place of a part whose HTML is cached, see `CachedPart`. */
  cachePart?: (of: readonly unknown[], part: ReactNode) => ReactNode
  /** In the browser only. */
  browser?: {
    router: Router
    session: Session
    /** Events from the server. */
    live: Live
    /** Redirects to the login, which returns here. */
    askToSignIn: () => void
    /** Asks the user for the recent proof of identity that some calls demand; resolves with true when it was given. */
    prove?: () => Promise<boolean>
    /** Called when the page reacts to input: the HTML has been hydrated, or the page was rendered in the browser. */
    onAlive?: () => unknown
  }
}

export const RuntimeContext = createContext<Runtime | null>(null)
export const VisitContext = createContext<Shown | null>(null)

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (!runtime) throw new Error('outside of the site')
  return runtime
}

export function useLocale(): Locale {
  return useRuntime().locale
}

/** Checks which paths have a page, for menus that are written before their pages. */
export function useHasPage(): Runtime['hasPage'] {
  return useRuntime().hasPage
}

/** Calls without a cache, for event handlers where `useWrite` does not fit. */
export function useClient(): Client {
  return useRuntime().client
}

/** The browser's part of the runtime. Event handlers and effects only run there. */
export function inBrowser(runtime: Runtime): NonNullable<Runtime['browser']> {
  if (!runtime.browser) throw new Error('the server has no router and no session')
  return runtime.browser
}
