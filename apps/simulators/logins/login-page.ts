import type { Words } from '../pages/page.ts'
import type { LoginParty } from './codes.ts'

/** A party's login page, as far as the two differ. */
export interface LoginPage {
  party: LoginParty
  path: string
  title: Words
  /** What is wrong with what the mall asked for. */
  fault(params: URLSearchParams): string | undefined
  redirectUri(params: URLSearchParams): string | null
  accepted(params: URLSearchParams, person: string): Record<string, string>
  refused(params: URLSearchParams): Record<string, string>
}
