import { carriers } from '../carriers.ts'
import type { SheetRow } from './check-sheet.ts'

/** Reads cells by RFC 4180, separated by commas, semicolons or tabs, whichever the first line has most of. */
function cellsOf(text: string): string[][] {
  const first = text.split(/\r?\n/, 1)[0]!
  const separator = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
  const lines: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const here = text[at]!
    const line = lines.at(-1)!
    const cell = line.length - 1
    if (quoted) {
      if (here === '"' && text[at + 1] === '"') line[cell] += text[(at += 1)]!
      else if (here === '"') quoted = false
      else line[cell] += here
    } else if (here === '"') quoted = true
    else if (here === separator) line.push('')
    else if (here === '\n') lines.push([''])
    else if (here !== '\r') line[cell] += here
  }
  return lines
}

/** What stands in a cell, without what spreadsheets and our own sheets add to show it as text. */
function plain(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^'/, '')
    .trim()
}

/** The carrier with this code, or with this name in any language; what was written where there is none. */
function carrierNamed(text: string): string {
  const wanted = text.toLowerCase()
  const found = carriers.find(
    ({ code, name }) => code === wanted || Object.values(name).some((one) => one.toLowerCase() === wanted),
  )
  return found?.code ?? text
}

/** In the order of the sheet's columns; a file may have others before, between and after them. */
export const sheetColumns = {
  order: ['订单号', 'Order number', '주문번호'],
  carrier: ['快递公司', 'Carrier', '택배사'],
  number: ['运单号', 'Tracking number', '운송장 번호'],
} as const

/**
 * The rows of a sheet that have a tracking number. Undefined for a file that lacks one of the columns.
 * @param text of a CSV file with a line of headings in any of the three languages
 */
export function readSheet(text: string): SheetRow[] | undefined {
  const [head = [], ...lines] = cellsOf(text)
  const headings = head.map(plain)
  const placeOf = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading))
  const [order, carrier, number] = [
    placeOf(sheetColumns.order),
    placeOf(sheetColumns.carrier),
    placeOf(sheetColumns.number),
  ]
  if (order === undefined || carrier === undefined || number === undefined) return undefined
  if (Math.min(order, carrier, number) < 0) return undefined
  return lines
    .map((cells) => ({
      orderCode: plain(cells[order]),
      expCode: carrierNamed(plain(cells[carrier])),
      number: plain(cells[number]),
    }))
    .filter((row) => row.orderCode !== '' && row.number !== '')
}
