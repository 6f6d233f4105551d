/** Spreadsheets run a cell that begins like this as a formula, which could send the neighbouring cells to strangers. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r|＝＋－＠｜]/
/** A cell that looks as if it had been guarded gets one more quote, so that `unguarded` is exact. */
const guarded = /^'+[\s\uFEFF]*[=+\-@\t\r|＝＋－＠｜]/
/** A plain number is safe: a minus before digits is no formula. */
const plainNumber = /^-?\d+(\.\d+)?$/

/** Digits after a tab: spreadsheets show them unchanged, whereas a long number would become 4.2E+27. */
const digitsAsText = /^\t\d+$/

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** One cell by RFC 4180. A leading quote turns a cell that could be run as a formula into text. */
export function csvCell(value: string): string {
  const isFormula = formula.test(value) && !plainNumber.test(value) && !digitsAsText.test(value)
  const safe = isFormula || guarded.test(value) ? `'${value}` : value
  return quoted(safe)
}

/** The content of a cell of `csvCell` before it was guarded. */
export function unguarded(cell: string): string {
  return guarded.test(cell) ? cell.slice(1).trim() : cell
}

/** A number as a cell whose digits all stay: spreadsheets would round a long one. Other texts stay as they are. */
export function exactDigits(value: string): string {
  return /^\d+$/.test(value) ? `\t${value}` : value
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

export { decodeTable, decoderOf, encodingOf, separatorLine, type Encoding } from './encoding.ts'
export { headingIn, readTable } from './read-table.ts'

/** A long number that a spreadsheet has rounded, as it then writes it: 6.90123E+12. */
const rounded = /^[1-9]([.,]\d{1,14})?E\+?(\d{1,3})$/i

/** Whether a cell is a number of so many digits that a spreadsheet has rounded it: the digits behind are lost. */
export function isRounded(cell: string): boolean {
  const digits = rounded.exec(cell.trim())?.[2]
  return digits !== undefined && Number(digits) >= 8
}
