/** Spreadsheets take a cell that begins like this for a formula, which may send away what stands beside it. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r|＝＋－＠｜]/
/** What is written as a plain number is one: a minus before digits computes nothing. */
const plainNumber = /^-?\d+(\.\d+)?$/

/** Digits behind a tab: spreadsheets show them as they are, where a long number would become 4.2E+27. */
const digitsAsText = /^\t\d+$/

/** One cell by RFC 4180; what could be run is made text by a quote before it. */
export function csvCell(value: string): string {
  const safe =
    formula.test(value) && !plainNumber.test(value) && !digitsAsText.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** By it spreadsheets see that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
