import { readTable } from '@hojip/platform/csv'
import { carrierNamed } from '../carriers.ts'
import type { SheetRow } from './check-sheet.ts'

/** The headings of the columns that are read, in Chinese, English and Korean. */
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
  return readTable(text, sheetColumns)
    ?.filter(({ order, number }) => order !== '' && number !== '')
    .map(({ order, carrier, number }) => ({
      orderCode: order,
      expCode: carrierNamed(carrier)?.code ?? carrier,
      number,
    }))
}
