import type { Words } from '../pages/page.ts'
import type { LoginParty } from './codes.ts'

/** The parts of a login page that differ between the parties. */
export interface LoginPage {
  party: LoginParty
  path: string
  title: Words
  /** What is wrong with the mall's request; `undefined` when nothing is. */
  fault(params: URLSearchParams): string | undefined
  redirectUri(params: URLSearchParams): string | null
  accepted(params: URLSearchParams, person: string): Record<string, string>
  refused(params: URLSearchParams): Record<string, string>
}
