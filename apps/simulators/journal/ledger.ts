import { randomUUID } from 'node:crypto'
import type { Change, Journal, Table } from './journal.ts'

export type PayChannel = 'wechat' | 'alipay'

/** One movement of a shopper's money: `in` from the buyer to the merchant, `out` back to the buyer. */
export interface LedgerEntry {
  id: string
  atMs: number
  channel: PayChannel
  outTradeNo: string
  outRefundNo?: string
  direction: 'in' | 'out'
  amountFen: number
}

export interface Ledger {
  entries: Table<LedgerEntry>
  record(entry: Omit<LedgerEntry, 'id'>): Change
}

export function openLedger(journal: Journal): Ledger {
  const entries = journal.table<LedgerEntry>('ledger')
  return {
    entries,
    record: (entry) => {
      const id = randomUUID()
      return entries.change(id, { id, ...entry })
    },
  }
}

interface Sums {
  inFen: number
  outFen: number
}

/** The answer of `GET /sim/ledger`: every movement, the totals, and the totals per merchant number. */
export function readLedger(ledger: Ledger) {
  const entries = ledger.entries.all()
  const totals: Sums = { inFen: 0, outFen: 0 }
  const byNumber: Record<string, Sums> = {}
  for (const entry of entries) {
    const own = (byNumber[entry.outTradeNo] ??= { inFen: 0, outFen: 0 })
    const side = entry.direction === 'in' ? 'inFen' : 'outFen'
    own[side] += entry.amountFen
    totals[side] += entry.amountFen
  }
  return { totals, byNumber, entries }
}
