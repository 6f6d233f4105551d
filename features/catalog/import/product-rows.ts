import type { Refusal } from '@hojip/platform/refusal'
import { refuse } from '@hojip/platform/refusal'
import type { Column, Header } from './columns.ts'
import type { CsvRow } from './file/csv-scan.ts'
import { importReasons } from './reasons.ts'

export interface ProductRow {
  line: number
  /** The cell without blanks around it; '' where there is none. */
  get(column: Column): string
  /** Whether the file has the column. */
  has(column: Column): boolean
  /** The file's own name of a column; ours where it has none. */
  nameOf(column: Column): string
}

/** What is wrong with a row, and where. */
export interface Fault {
  line: number
  /** As the file names it; '' when the whole row is meant. */
  column: string
  reason: Refusal
}

/** The consecutive rows of one handle, with what is wrong with any of them. */
export interface ProductRows {
  /** '' for a row without one. */
  handle: string
  rows: ProductRow[]
  faults: Fault[]
}

function faultOf(row: CsvRow, header: Header): Fault | undefined {
  if (row.fault) {
    const { kind, line, column } = row.fault
    return { line, column: header.nameAt(column), reason: refuse(kind) }
  }
  // Spreadsheets leave empty cells at the end.
  const cells = row.cells.length
  const isWide = row.cells.slice(header.width).some((cell) => cell !== '')
  if (cells >= header.width && !isWide) return undefined
  return {
    line: row.line,
    column: '',
    reason: refuse(importReasons.wrongWidth, { cells, columns: header.width }),
  }
}

/**
 * Gathers rows by handle, in the order of the file. A row without a handle stands by itself, and the product around it
 * goes on. A broken row whose handle cannot be read counts to the product above it, since it may well be one of its
 * rows: better to refuse a whole product than to take half of one.
 */
export async function* groupRows(rows: AsyncIterable<CsvRow>, header: Header): AsyncGenerator<ProductRows> {
  const handleAt = header.places.get('Handle')!
  const nameOf = (column: Column) => header.nameAt(header.places.get(column) ?? -1) || column
  const has = (column: Column) => header.places.has(column)
  let current: ProductRows | undefined
  for await (const row of rows) {
    // Spreadsheets leave rows of empty cells behind.
    if (!row.fault && row.cells.every((cell) => cell.trim() === '')) continue
    const fault = faultOf(row, header)
    const isReadable = row.cells.length > handleAt && row.fault?.column !== handleAt
    const handle = isReadable ? row.cells[handleAt]!.trim() : ''
    const get = (column: Column) => row.cells[header.places.get(column) ?? -1]?.trim() ?? ''
    if (isReadable && !handle && !fault) {
      const missing = { line: row.line, column: nameOf('Handle'), reason: refuse(importReasons.missing) }
      yield { handle, rows: [], faults: [missing] }
      continue
    }
    if (handle && handle !== current?.handle) {
      if (current) yield current
      current = { handle, rows: [], faults: [] }
    }
    current ??= { handle: '', rows: [], faults: [] }
    if (fault) current.faults.push(fault)
    else current.rows.push({ line: row.line, get, has, nameOf })
  }
  if (current) yield current
}
