import type { Clock } from '@hojip/platform/clock'
import type { Faults } from './faults/faults.ts'
import type { Journal } from './journal/journal.ts'
import type { Ledger } from './journal/ledger.ts'
import type { Secrets } from './journal/secrets.ts'
import type { Notifier } from './notifications/notifier.ts'
import type { PlatformCertificate } from './wechat-pay/certificate.ts'
import type { Timers } from './timers.ts'

/** What every simulated party shares. */
export interface World {
  /** Own address, known once the server listens. */
  url: string
  mallUrl: string
  /** Waiting times of the real parties are divided by this. */
  speed: number
  /** How long a parcel takes from the shop to the door, before `speed`. */
  parcelMs: number
  clock: Clock
  journal: Journal
  ledger: Ledger
  secrets: Secrets
  /** Of WeChat Pay's signing keys; none for a merchant with a public key. */
  certificates: readonly PlatformCertificate[]
  faults: Faults
  notifier: Notifier
  timers: Timers
}
