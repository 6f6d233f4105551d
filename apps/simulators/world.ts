import type { Clock } from '@hojip/platform/clock'
import type { Faults } from './faults/faults.ts'
import type { Journal } from './journal/journal.ts'
import type { Ledger } from './journal/ledger.ts'
import type { Secrets } from './journal/secrets.ts'
import type { Notifier } from './notifications/notifier.ts'
import type { PlatformCertificate } from './wechat-pay/certificate.ts'
import type { Timers } from './timers.ts'

/** What all simulated parties share. */
export interface World {
  /** The simulators' own address, known once the server listens. */
  url: string
  mallUrl: string
  /** The delays of the real parties are divided by this. */
  speed: number
  /** How long a parcel takes from the shop to its receiver, before `speed`. */
  parcelMs: number
  clock: Clock
  journal: Journal
  ledger: Ledger
  secrets: Secrets
  /** The certificates of WeChat Pay's signing keys; none for a merchant with a public key. */
  certificates: readonly PlatformCertificate[]
  faults: Faults
  notifier: Notifier
  timers: Timers
}
