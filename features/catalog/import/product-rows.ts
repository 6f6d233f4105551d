import type { Refusal } from '@hojip/platform/refusal'
import { refuse } from '@hojip/platform/refusal'
import type { Column, Header } from './columns.ts'
import type { CsvRow } from './csv-scan.ts'
import { importReasons } from './reasons.ts'

export interface ProductRow {
  line: number
  /** The cell without blanks around it; '' where there is none. */
  get(column: Column): string
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
  handle: string
  rows: ProductRow[]
  faults: Fault[]
}

const faultOf = (row: CsvRow, header: Header): Fault | undefined => {
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
 * Gathers rows by handle, in the order of the file. A broken row whose handle cannot be read counts to the product
 * above it, since it may well be one of its rows: better to refuse a whole product than to take half of one.
 */
export const groupRows = async function* (
  rows: AsyncIterable<CsvRow>,
  header: Header,
): AsyncGenerator<ProductRows> {
  const handleAt = header.places.get('Handle')!
  let current: ProductRows | undefined
  for await (const row of rows) {
    const fault = faultOf(row, header)
    const isReadable = row.cells.length > handleAt && row.fault?.column !== handleAt
    const handle = isReadable ? row.cells[handleAt]!.trim() : ''
    if (handle && handle !== current?.handle) {
      if (current) yield current
      current = { handle, rows: [], faults: [] }
    }
    current ??= { handle: '', rows: [], faults: [] }
    const get = (column: Column) => row.cells[header.places.get(column) ?? -1]?.trim() ?? ''
    if (fault) current.faults.push(fault)
    else if (!handle)
      current.faults.push({ line: row.line, column: 'Handle', reason: refuse(importReasons.missing) })
    else current.rows.push({ line: row.line, get })
  }
  if (current) yield current
}
