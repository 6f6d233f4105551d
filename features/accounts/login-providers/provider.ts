import type { Locale } from '@hojip/platform/i18n'

/** Somebody as a partner knows them. */
export interface Person {
  /** Never changes, and is the same in all of the mall's apps at that partner. */
  id: string
  nickname: string | null
}

/** A partner whose accounts may sign in. */
export interface LoginProvider {
  /** Where the browser is sent; it comes back to `redirectUri` with a code and the state. */
  pageUrl(ask: { state: string; redirectUri: string; locale: Locale }): string
  /**
   * Exchanges the code a browser brought back. Throws `LoginRefused` when the partner does not accept it, and another
   * error when it does not answer as it should.
   */
  identify(code: string): Promise<Person>
}

/** The partner does not accept the code. */
export class LoginRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the login was refused: ${code}`)
    this.name = 'LoginRefused'
    this.code = code
  }
}

/** The partner answered what cannot be believed or understood. */
export class LoginUnclear extends Error {
  constructor(what: string) {
    super(`the login's answer is unclear: ${what}`)
    this.name = 'LoginUnclear'
  }
}
