import { useSyncExternalStore } from 'react'
import { isLocale, languageParam, type Locale } from '../i18n/index.ts'
import { readCookie, writeCookie } from '../storage/index.ts'
import { inBrowser, useRuntime } from './runtime.ts'
import type { SignInData, ViewerInfo } from './session.ts'

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
  /**
   * Runs what a press asks for, or asks a visitor to sign in. Decides at the press: until a part of the page has been
   * hydrated and rendered again, `useViewer` returns that nobody is signed in.
   */
  whenSignedIn: (act: () => void) => void
}
export function useSession(): SessionActions {
  const runtime = useRuntime()
  return {
    signIn: (data) => inBrowser(runtime).session.signIn(data),
    signOut: () => inBrowser(runtime).session.signOut(),
    update: (changes) => inBrowser(runtime).session.update(changes),
    askToSignIn: () => inBrowser(runtime).askToSignIn(),
    whenSignedIn: (act) => {
      const { session, askToSignIn } = inBrowser(runtime)
      if (session.viewer()) act()
      else askToSignIn()
    },
  }
}

const yearSeconds = 365 * 24 * 3600

/** Whether a reader of this browser has chosen a language. */
export function hasChosenLanguage(): boolean {
  return readCookie('locale') !== undefined
}

/**
 * Stores the language for the pages that are loaded from now on, for a year or until the browser is closed. False when the
 * browser refuses cookies: the next page does not know it.
 */
export function storeLanguage(locale: Locale, until: 'year' | 'visit' = 'year'): boolean {
  return writeCookie('locale', locale, until === 'year' ? yearSeconds : undefined)
}

/** Stores the reader's choice and shows the page in that language. */
export function chooseLanguage(locale: Locale): void {
  if (!isLocale(locale)) return
  if (storeLanguage(locale)) location.reload()
  else location.search = `${languageParam}=${locale}`
}
