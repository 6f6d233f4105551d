import { createContext, use } from 'react'
import type { Client } from '../client/index.ts'
import type { Answers } from './answers/answers.ts'
import type { Locale } from '../i18n/index.ts'
import type { Router } from './routing/router.ts'
import type { Shown } from './shown/shown.ts'
import type { Session, ViewerInfo } from './session.ts'

/** What every part of a page may ask for; one a request on the server, one a window in the browser. */
export interface Runtime {
  locale: Locale
  client: Client
  answers: Answers
  /** Who the server rendered for: null on public pages, whoever asks. */
  renderedFor: ViewerInfo | null
  /** Whether the site has a page at a path: menus name only what is there. */
  hasPage: (path: string) => boolean
  /** Only in the browser. */
  browser?: {
    router: Router
    session: Session
    /** Sends to the login, to come back here. */
    askToSignIn: () => void
    /** Where calls want a fresh proof of who one is: asks for it; true when it was given. */
    prove?: () => Promise<boolean>
    /** The page hears what is done to it: the server's HTML has become React's, or the page was made here. */
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

/** Tells which paths have a page, for menus that are made before their pages. */
export function useHasPage(): Runtime['hasPage'] {
  return useRuntime().hasPage
}

/** Calls without a cache; in events, where `useWrite` does not fit. */
export function useClient(): Client {
  return useRuntime().client
}

/** What belongs to the browser; events and effects only run there. */
export function inBrowser(runtime: Runtime): NonNullable<Runtime['browser']> {
  if (!runtime.browser) throw new Error('the server has no router and no session')
  return runtime.browser
}
