import type { Tools } from '@hojip/db'
import type { MoneyActs } from '@hojip/payments'
import type { ExternalLedger } from './check-books.ts'

export interface BooksOptions {
  money: MoneyActs
  /** The ledger of the demo's simulators: the gateways' own account of the money. Absent without simulators. */
  externalLedger?: () => Promise<ExternalLedger | undefined>
}

/** What the room's actions work with. */
export interface BooksTools extends Tools, BooksOptions {}
