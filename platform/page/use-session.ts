import { useSyncExternalStore } from 'react'
import { isLocale, type Locale } from '../i18n/index.ts'
import { inBrowser, useRuntime } from './runtime.ts'
import { writeCookie, type SignInData, type ViewerInfo } from './session.ts'

function never() {
  return () => undefined
}

/** The signed-in user; on public pages null until the page is hydrated in the browser. */
export function useViewer(): ViewerInfo | null {
  const { browser, renderedFor } = useRuntime()
  return useSyncExternalStore(
    browser?.session.subscribe ?? never,
    () => browser?.session.viewer() ?? null,
    () => renderedFor,
  )
}

export interface SessionActions {
  signIn: (data: SignInData) => Promise<void>
  signOut: () => Promise<void>
  update: (changes: Partial<ViewerInfo>) => void
  /** Redirects to the login, which returns here: for visitors who press a button that needs a user. */
  askToSignIn: () => void
}
export function useSession(): SessionActions {
  const runtime = useRuntime()
  return {
    signIn: (data) => inBrowser(runtime).session.signIn(data),
    signOut: () => inBrowser(runtime).session.signOut(),
    update: (changes) => inBrowser(runtime).session.update(changes),
    askToSignIn: () => inBrowser(runtime).askToSignIn(),
  }
}

const yearSeconds = 365 * 24 * 3600
/** Stores the reader's choice and shows the page in that language. */
export function chooseLanguage(locale: Locale): void {
  if (!isLocale(locale)) return
  writeCookie('locale', locale, yearSeconds)
  location.reload()
}
