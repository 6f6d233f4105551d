import { unguarded } from '@hojip/platform/csv'
import type { Refusal } from '@hojip/platform/refusal'
import { refuse } from '@hojip/platform/refusal'
import type { Column } from '../rules/file-columns.ts'
import type { Header } from './columns.ts'
import type { CsvRow } from './file/csv-scan.ts'
import { importReasons } from './reasons.ts'

export interface ProductRow {
  line: number
  /** The trimmed cell; '' where there is none. */
  get(column: Column): string
  /** Whether the file has the column. */
  has(column: Column): boolean
  /** The file's name of a column; ours where the file lacks it. */
  nameOf(column: Column): string
}

/** What is wrong with a row, and where. */
export interface Fault {
  line: number
  /** The column's name in the file; '' when the whole row is meant. */
  column: string
  reason: Refusal
}

/** Consecutive rows with one handle, and the faults of any of them. */
export interface ProductRows {
  /** '' for a row without one. */
  handle: string
  rows: ProductRow[]
  faults: Fault[]
  /** The cells of all rows as they are in the file, also of broken ones. */
  cells: string[][]
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
 * Groups rows by handle, in file order. A row without a handle is its own group, and the product around it goes on. A
 * broken row whose handle cannot be read belongs to the product above it, since it may be one of its rows: refusing a
 * whole product is better than importing half of it.
 */
export async function* groupRows(rows: AsyncIterable<CsvRow>, header: Header): AsyncGenerator<ProductRows> {
  const { handleAt } = header
  const nameOf = (column: Column) => header.nameAt(header.places.get(column) ?? -1) || column
  const has = (column: Column) => header.places.has(column)
  let current: ProductRows | undefined
  for await (const row of rows) {
    // Spreadsheets leave rows of empty cells behind.
    if (!row.fault && row.cells.every((cell) => cell.trim() === '')) continue
    const fault = faultOf(row, header)
    const get = (column: Column) => {
      const cell = row.cells[header.places.get(column) ?? -1]?.trim() ?? ''
      return header.isGuarded ? unguarded(cell) : cell
    }
    const isReadable = row.cells.length > handleAt && row.fault?.column !== handleAt
    const handle = isReadable ? get('Handle') : ''
    if (isReadable && !handle && !fault) {
      const missing = { line: row.line, column: nameOf('Handle'), reason: refuse(importReasons.missing) }
      yield { handle, rows: [], faults: [missing], cells: [row.cells] }
      continue
    }
    if (handle && handle !== current?.handle) {
      if (current) yield current
      current = { handle, rows: [], faults: [], cells: [] }
    }
    current ??= { handle: '', rows: [], faults: [], cells: [] }
    current.cells.push(row.cells)
    if (fault) current.faults.push(fault)
    else current.rows.push({ line: row.line, get, has, nameOf })
  }
  if (current) yield current
}
