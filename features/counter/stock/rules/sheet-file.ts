import { isRounded, readTable } from '@hojip/platform/csv'
import type { SheetRow } from '../contract.ts'

/** The most SKUs of a counting sheet. */
export const mostRowsOfSheet = 20_000
/** So many rows are sent at once; the contract has the same limit. */
export const mostRowsOfPart = 500

/** The headings of the columns that are read, in Chinese, English and Korean. */
export const sheetColumns = {
  number: ['编码', 'Number', '상품 번호'],
  toShip: ['待发货', 'To ship', '발송 대기'],
  onHand: ['账面数量', 'Expected', '장부 수량'],
  counted: ['实盘数量', 'Counted', '실사 수량'],
  madeAt: ['表格版本', 'Sheet version', '실사표 버전'],
} as const

/** Sheets from before count what is sold and has not left as on the shelf. */
const { toShip: _, ...oldColumns } = sheetColumns

/** A filled row as it was written, with its place among the filled rows, from 1. */
export interface FilledRow {
  place: number
  number: string
  onHand: string
  counted: string
  /** Undefined when a cell is no whole number from 0, the SKU occurs earlier in the sheet, or a spreadsheet has
   * rounded its number. */
  read: SheetRow | undefined
  problem?: 'unreadable' | 'repeated' | 'rounded'
}

const most = 1_000_000_000
/** The contract's limit. */
const longestNumber = 80

/** Whole numbers, also as spreadsheets write them: 1,200 or 1200.0. */
function wholeNumber(text: string): number | undefined {
  const digits = /^(\d{1,3}(,\d{3})+|\d{1,15})(\.0+)?$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/**
 * The rows of a counting sheet in which something was counted. Undefined for a file that lacks one of the columns; `old`
 * for one whose expected units leave out what is sold and has not left, which the count would then add once more.
 * @param text of a CSV file with a line of headings in any of the three languages
 */
export function readCountSheet(text: string): FilledRow[] | 'old' | undefined {
  const rows = readTable(text, sheetColumns)
  if (!rows) return readTable(text, oldColumns) && 'old'
  const seen = new Set<string>()
  return rows
    .filter(({ number, counted }) => number !== '' && counted !== '')
    .map(({ number, toShip, onHand, counted, madeAt }, at): FilledRow => {
      const row = { place: at + 1, number, onHand, counted, read: undefined }
      if (isRounded(number)) return { ...row, problem: 'rounded' }
      if (seen.has(number)) return { ...row, problem: 'repeated' }
      seen.add(number)
      const [units, unsent, version] = [wholeNumber(counted), wholeNumber(toShip), wholeNumber(madeAt)]
      const book = onHand === '' ? null : wholeNumber(onHand)
      const isTooMuch = units === undefined || units > most || number.length > longestNumber
      if (isTooMuch || book === undefined || unsent === undefined || version === undefined)
        return { ...row, problem: 'unreadable' }
      return {
        ...row,
        read: { goodsSn: number, toShip: unsent, onHand: book, counted: units, madeAt: version },
      }
    })
}
