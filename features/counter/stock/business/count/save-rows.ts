import { byteOrderMark, csvLine, exactDigits } from '@hojip/platform/csv'
import type { Locale } from '@hojip/platform/i18n'
import { saveFile } from '@hojip/platform/page'
import type { countTexts } from './texts.ts'
import type { CheckedRow } from './use-count.ts'

/** Saves rows that changed nothing, with the reasons. */
export function saveRows(rows: readonly CheckedRow[], t: (typeof countTexts)[Locale], locale: Locale): void {
  const lines = rows.map(({ number, onHand, counted, problem, judged }) => {
    const cause = problem ?? judged?.problem
    const moved = judged && judged.moved < 0 ? t.soldSince(-judged.moved) : t.backSince(judged?.moved ?? 0)
    return csvLine([
      exactDigits(number),
      judged?.name ?? '',
      onHand,
      counted,
      cause ? t.problems[cause] : moved,
    ])
  })
  const head = csvLine([t.sku, t.product, t.book, t.counted, t.result])
  const file = new Blob([byteOrderMark, head, ...lines], { type: 'text/csv' })
  saveFile(file, `hojip-not-counted-${locale}.csv`)
}
