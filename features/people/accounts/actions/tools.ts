import type { Db, Tools, Tx } from '@hojip/db'
import type { CallContext } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { Refusal } from '@hojip/platform/refusal'
import type { LoginProvider } from '../login-providers/provider.ts'
import type { PasswordCost } from '../secrets/password.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import type { Provider } from '../store/tickets.ts'
import type { Authenticator } from './signing-in/authenticate.ts'
import type { CookieStyle } from './cookies.ts'

interface SmsTools extends Tools {
  sms: SmsGateway
  /** The key of the codes' HMAC and of the known devices' signatures. */
  secret: string
  /** The keys before, under which something may still be stored. */
  oldSecrets?: readonly string[]
  /**
   * Multiplies the number of codes that one address may ask for: 1, or more for a demo whose users share one address.
   */
  perIpFactor: number
  /** How many times faster than in real life a number or a browser may get its next code: 1, or more for journeys. */
  codePace: number
}

/** What other rooms store about a user, for the copy of the user's data. */
type OwnData = (user: { userId: string; locale: Locale }) => Promise<Record<string, unknown>>

/** The dependencies of every action of this room. */
export interface AccountsTools extends SmsTools {
  style: CookieStyle
  authenticator: Authenticator
  passwordCost: PasswordCost
  /** The partners that users may sign in with. */
  providers: Partial<Record<Provider, LoginProvider>>
  /** The mall's own address without a trailing slash; providers send browsers back to it. */
  publicUrl: string
  ownData: OwnData
  /** The refusal of writing more than a session, while the mall can only be read; without it nothing is refused. */
  refusedWriting?: (
    caller: Pick<CallContext, 'locale' | 'viewer'>,
  ) => Refusal<'http/closed' | 'http/readOnly'> | undefined
  /** Names the versions of the agreements that are in force. */
  agreementVersion: () => Promise<string>
  /**
   * The number of the user's open orders: with any, the account cannot be closed. Called under the lock on the
   * account's row.
   */
  openOrders: (db: Db | Tx, user: { userId: string }) => Promise<number>
}
