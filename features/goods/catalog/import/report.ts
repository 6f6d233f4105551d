import type { LocalText } from '@hojip/platform/i18n'
import type { Refusal } from '@hojip/platform/refusal'
import type { Fault } from './product-rows.ts'

interface ImportRefusal {
  line: number
  /** The column's name in the file; '' when the whole row is meant. */
  column: string
  handle: string
  reason: Refusal
}

/** Where products of one kind named in the file went. */
export interface ImportedKind {
  from: string
  /** The category's names, level 1 first; undefined when the mall has none. */
  to: LocalText[] | undefined
  products: number
}

export interface ImportReport {
  /** Rows below the header. */
  rows: number
  products: number
  added: number
  changed: number
  /** Products that equal their last import; not written. */
  unchanged: number
  /** Products that were left as they were, or left out. */
  refused: number
  /** The first hundred faults. */
  refusals: ImportRefusal[]
  /** The number of all faults. */
  faults: number
  /** The first hundred things that were imported otherwise than the file says. */
  warnings: ImportRefusal[]
  /** The number of all of them. */
  warned: number
  skus: number
  shopsAdded: number
  categoriesAdded: number
  /** By what the file says; limited in number. */
  kinds: Map<string, ImportedKind>
  seconds: number
  /** Peak memory of the process. */
  peakMegabytes: number
}

const mostRefusals = 100
const mostKinds = 2_000

export function emptyReport(): ImportReport {
  return {
    rows: 0,
    products: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    refusals: [],
    faults: 0,
    warnings: [],
    warned: 0,
    skus: 0,
    shopsAdded: 0,
    categoriesAdded: 0,
    kinds: new Map(),
    seconds: 0,
    peakMegabytes: 0,
  }
}

/** Stores what is wrong with a product while there is room. */
function keep(told: ImportRefusal[], handle: string, faults: readonly Fault[]): void {
  for (const fault of faults.slice(0, mostRefusals - told.length)) told.push({ handle, ...fault })
}

/** Counts a refused product, and stores its faults while there is room. */
export function noteRefused(report: ImportReport, handle: string, faults: readonly Fault[]): void {
  report.refused += 1
  report.faults += faults.length
  keep(report.refusals, handle, faults)
}

/** Counts what was imported otherwise than the file says. */
export function noteWarnings(report: ImportReport, handle: string, warnings: readonly Fault[]): void {
  report.warned += warnings.length
  keep(report.warnings, handle, warnings)
}

export function notePlaces(
  { kinds }: ImportReport,
  places: readonly Pick<ImportedKind, 'from' | 'to'>[],
): void {
  for (const { from, to } of places) {
    const kind = kinds.get(from)
    if (kind) kind.products += 1
    else if (kinds.size < mostKinds) kinds.set(from, { from, to, products: 1 })
  }
}
