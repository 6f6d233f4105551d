import type { Refusal } from '@hojip/platform/refusal'
import type { Fault } from './product-rows.ts'

export interface ImportRefusal {
  line: number
  /** As the file names it; '' when the whole row is meant. */
  column: string
  handle: string
  reason: Refusal
}

export interface ImportReport {
  /** Rows below the header. */
  rows: number
  products: number
  added: number
  changed: number
  /** As they were at the last import: nothing was written. */
  unchanged: number
  /** Products that were left as they were, or out. */
  refused: number
  /** What is wrong with them: the first hundred. */
  refusals: ImportRefusal[]
  /** How many there are in all. */
  faults: number
  skus: number
  shopsAdded: number
  categoriesAdded: number
  seconds: number
  /** Of the process, at its highest. */
  peakMegabytes: number
}

const mostRefusals = 100

export const emptyReport = (): ImportReport => ({
  rows: 0,
  products: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  refusals: [],
  faults: 0,
  skus: 0,
  shopsAdded: 0,
  categoriesAdded: 0,
  seconds: 0,
  peakMegabytes: 0,
})

/** Counts a product that does not go in, and keeps what is wrong with it while there is room. */
export const noteRefused = (report: ImportReport, handle: string, faults: readonly Fault[]): void => {
  report.refused += 1
  report.faults += faults.length
  for (const fault of faults)
    if (report.refusals.length < mostRefusals) report.refusals.push({ handle, ...fault })
}
