import { isUtf8 } from 'node:buffer'
import type { RefusalKind } from '@hojip/platform/refusal'
import { importReasons } from '../reasons.ts'

interface CsvFault {
  kind: RefusalKind<string, undefined>
  line: number
  /** Index of the cell. */
  column: number
}

export interface CsvRow {
  /** Where the row begins, counted from 1. */
  line: number
  /** For a faulty row, the cells read before the fault. */
  cells: string[]
  fault?: CsvFault
}

/** A place in the file. */
export interface Place {
  offset: number
  line: number
}

/** A row with an unclosed quote. `resume` is after the line of the quote, if there is more to read. */
interface BrokenRow extends CsvRow {
  resume: Place | undefined
}

const mostCellBytes = 1024 * 1024
const mostRowBytes = 4 * 1024 * 1024

const quote = 0x22
const newline = 0x0a
const carriageReturn = 0x0d

interface Range {
  from: number
  to: number
  isQuoted: boolean
}

/** The state of a scan in the middle of a file. All positions are in `bytes`. */
export interface Scan {
  /** The byte between cells. */
  separator: number
  bytes: Buffer
  /** Position in the file of the first of `bytes`. */
  offset: number
  at: number
  line: number
  state: 'cell start' | 'plain' | 'quoted' | 'behind quote'
  rowStart: number
  rowLine: number
  cellStart: number
  ranges: Range[]
  fault: CsvFault | undefined
  /** Undefined for a row too long to store; its bytes are dropped while its end is searched. */
  cells: string[] | undefined
  quoteLine: number
  behindQuoteLine: Place | undefined
}

export function startScan({ offset, line }: Place, separator: number): Scan {
  return {
    separator,
    bytes: Buffer.alloc(0),
    offset,
    at: 0,
    line,
    state: 'cell start',
    rowStart: 0,
    rowLine: line,
    cellStart: 0,
    ranges: [],
    fault: undefined,
    cells: undefined,
    quoteLine: 0,
    behindQuoteLine: undefined,
  }
}

function textOf(bytes: Buffer, { from, to, isQuoted }: Range): string {
  const text = bytes.toString('utf8', from, to)
  return isQuoted && text.includes('"') ? text.replaceAll('""', '"') : text
}

function cellsOf(s: Scan): string[] {
  return s.cells ?? s.ranges.map((range) => textOf(s.bytes, range))
}

function note(s: Scan, kind: RefusalKind<string, undefined>, line: number, column: number) {
  s.fault ??= { kind, line, column }
}

function endCell(s: Scan, end: number) {
  const isQuoted = s.state === 'behind quote'
  const from = isQuoted ? s.cellStart + 1 : s.cellStart
  if (end - from > mostCellBytes) note(s, importReasons.cellTooLong, s.rowLine, s.ranges.length)
  s.ranges.push({ from, to: isQuoted ? end - 1 : end, isQuoted })
  s.cellStart = s.at + 1
  s.state = 'cell start'
}

function checkBytes(s: Scan, end: number) {
  const row = s.bytes.subarray(s.rowStart, end)
  const column = (isBad: (cell: Buffer) => boolean) =>
    Math.max(
      0,
      s.ranges.findIndex(({ from, to }) => isBad(s.bytes.subarray(from, to))),
    )
  if (!isUtf8(row))
    note(
      s,
      importReasons.notUtf8,
      s.rowLine,
      column((cell) => !isUtf8(cell)),
    )
  else if (row.includes(0))
    note(
      s,
      importReasons.zeroByte,
      s.rowLine,
      column((cell) => cell.includes(0)),
    )
}

/** Ends the row before the line break at `at`; undefined for a blank line. */
function endRow(s: Scan): CsvRow | undefined {
  const hasReturn = s.at > s.cellStart && s.bytes[s.at - 1] === carriageReturn
  endCell(s, hasReturn ? s.at - 1 : s.at)
  if (!s.cells) checkBytes(s, s.at)
  const isBlank = !s.cells && !s.fault && s.ranges.length === 1 && s.ranges[0]!.from === s.ranges[0]!.to
  const row = isBlank
    ? undefined
    : { line: s.rowLine, cells: cellsOf(s), ...(s.fault ? { fault: s.fault } : {}) }
  s.ranges = []
  s.fault = s.cells = undefined
  s.rowStart = s.cellStart = s.at + 1
  s.rowLine = s.line
  return row
}

function brokenRow(s: Scan): BrokenRow {
  const fault = { kind: importReasons.openQuote, line: s.quoteLine, column: s.ranges.length }
  return { line: s.rowLine, cells: cellsOf(s), fault, resume: s.behindQuoteLine }
}

function passLine(s: Scan) {
  s.line += 1
  s.behindQuoteLine ??= { offset: s.offset + s.at + 1, line: s.line }
}

function openQuote(s: Scan) {
  s.state = 'quoted'
  s.quoteLine = s.line
  s.behindQuoteLine = undefined
}

/** Drops bytes that are no longer needed, including those of a row that is too long. */
function shed(s: Scan) {
  const isCellTooLong = s.at - s.cellStart > mostCellBytes + 2
  if (!s.cells && (isCellTooLong || s.at - s.rowStart > mostRowBytes)) {
    s.cells = cellsOf(s)
    note(s, isCellTooLong ? importReasons.cellTooLong : importReasons.rowTooLong, s.rowLine, s.ranges.length)
  }
  const from = s.cells ? s.at : s.rowStart
  // A copy, since the piece's buffer is reused for the next read.
  s.bytes = Buffer.from(s.bytes.subarray(from))
  s.offset += from
  s.at -= from
  s.rowStart = s.cells ? 0 : s.rowStart - from
  s.cellStart = s.cells ? 0 : s.cellStart - from
  if (!s.cells) s.ranges = s.ranges.map((r) => ({ ...r, from: r.from - from, to: r.to - from }))
}

interface Found {
  rows: CsvRow[]
  broken?: BrokenRow
}

/**
 * Returns the rows that end in the next piece of the file. A quote that is never closed ends the scan, so that the
 * caller can resume after its line and lose no rows to it.
 */
export function scanPiece(s: Scan, piece: Buffer): Found {
  const rows: CsvRow[] = []
  s.bytes = s.bytes.length === 0 ? piece : Buffer.concat([s.bytes, piece])
  for (; s.at < s.bytes.length; s.at++) {
    const byte = s.bytes[s.at]!
    if (s.state === 'quoted') {
      if (byte === quote) s.state = 'behind quote'
      else if (byte === newline) passLine(s)
    } else if (byte === newline) {
      passLine(s)
      const row = endRow(s)
      if (row) rows.push(row)
    } else if (byte === s.separator) endCell(s, s.at)
    else if (s.state === 'cell start') {
      if (byte === quote) openQuote(s)
      else s.state = 'plain'
    } else if (s.state === 'behind quote') {
      if (byte === quote) s.state = 'quoted'
      else if (byte !== carriageReturn) {
        if (s.behindQuoteLine) return { rows, broken: brokenRow(s) }
        // The quote was opened and closed on this line, so the line is read on to its end.
        note(s, importReasons.openQuote, s.quoteLine, s.ranges.length)
        s.state = 'plain'
      }
    }
  }
  shed(s)
  return { rows }
}

/** The end of the file: the last row needs no line break. */
export function endScan(s: Scan): Found {
  if (s.state === 'quoted') return { rows: [], broken: brokenRow(s) }
  const row = s.at > s.rowStart || s.ranges.length > 0 || s.cells ? endRow(s) : undefined
  return { rows: row ? [row] : [] }
}
