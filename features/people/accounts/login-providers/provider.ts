import type { Locale } from '@hojip/platform/i18n'

/** A user as the partner identifies them. */
export interface Person {
  /** Never changes, and is the same in all of the mall's apps at this partner. */
  id: string
  nickname: string | null
}

/** A partner whose users may sign in. */
export interface LoginProvider {
  /** The address to send the browser to; it comes back to `redirectUri` with a code and the state. */
  pageUrl(ask: { state: string; redirectUri: string; locale: Locale }): string
  /**
   * Exchanges the code that a browser brought back. Throws `LoginRefused` when the partner does not accept the code,
   * and `LoginUnclear` or a network error when the partner's response is unusable or missing.
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

/** The partner's response cannot be verified or understood. */
export class LoginUnclear extends Error {
  constructor(what: string) {
    super(`the login's answer is unclear: ${what}`)
    this.name = 'LoginUnclear'
  }
}
