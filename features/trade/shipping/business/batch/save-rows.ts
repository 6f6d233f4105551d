import { byteOrderMark, csvLine, exactDigits } from '@hojip/platform/csv'
import type { Locale } from '@hojip/platform/i18n'
import { saveFile } from '@hojip/platform/page'
import type { ToldRow } from '../../contract.ts'
import { carrierOf } from '../../rules/carriers.ts'
import type { batchTexts } from './texts.ts'

/** Saves rows as a sheet that can be corrected and sent again. */
export function saveRows(rows: readonly ToldRow[], t: (typeof batchTexts)[Locale], locale: Locale): void {
  const lines = rows.map(({ orderCode, expCode, number, problem }) =>
    csvLine([
      exactDigits(orderCode),
      carrierOf(expCode)?.name[locale] ?? expCode,
      exactDigits(number),
      problem ? t.problems[problem] : '',
    ]),
  )
  const head = csvLine([t.order, t.carrier, t.number, t.result])
  saveFile(new Blob([byteOrderMark, head, ...lines], { type: 'text/csv' }), 'hojip-not-shipped.csv')
}
