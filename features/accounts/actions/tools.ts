import type { Db, Tools, Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { LoginProvider } from '../login-providers/provider.ts'
import type { PasswordCost } from '../secrets/password.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import type { Provider } from '../store/tickets.ts'
import type { Authenticator } from './signing-in/authenticate.ts'
import type { CookieStyle } from './cookies.ts'

export interface SmsTools extends Tools {
  sms: SmsGateway
  /** Key of the codes' HMAC and of the known devices' signatures. */
  secret: string
  /** How many times the usual number of codes one address may ask for: 1, more for a demo behind one address. */
  perIpFactor: number
}

/** What other rooms know of a user, for a copy of one's own data. */
export type OwnData = (user: { userId: string; locale: Locale }) => Promise<Record<string, unknown>>

/** What every action of this room works with. */
export interface AccountsTools extends SmsTools {
  style: CookieStyle
  authenticator: Authenticator
  passwordCost: PasswordCost
  /** The partners whose accounts may sign in. */
  providers: Partial<Record<Provider, LoginProvider>>
  /** The mall's own address, without a slash at its end; providers send browsers back to it. */
  publicUrl: string
  ownData: OwnData
  /** How many orders of the user are under way: with any, the account stays open. Asked under the account's lock. */
  openOrders: (db: Db | Tx, user: { userId: string }) => Promise<number>
}
