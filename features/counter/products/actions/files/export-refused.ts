import { openProductFile, problemColumn } from '@hojip/catalog/files'
import { csvLine, unguarded } from '@hojip/platform/csv'
import { csvAnswer, type PlainAnswer, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../../refusals.ts'
import { reasonText, type StoredFault } from '../../files/faults.ts'
import { mostRefusals, refusalsOf, shopImport, type ImportRow } from '../../store/files/imports.ts'
import { withLocalCopy } from './local-copy.ts'
import type { ProductsTools } from '../tools.ts'

function problemText(faults: readonly StoredFault[], locale: Locale): string {
  return faults
    .map(({ line, column, reason }) => `${line}${column && ` ${column}`}: ${reasonText(reason, locale)}`)
    .join('\n')
}

/**
 * The head and the rows of refused products as they were in the file, each with a cell more. The file may be a
 * supplier's, so its cells are guarded like all others that the mall writes.
 */
async function refusedLines(
  { db, objects }: ProductsTools,
  row: ImportRow,
  locale: Locale,
): Promise<{ head: string[]; lines: string }> {
  const refusals = new Map((await refusalsOf(db, row.id, mostRefusals)).map((one) => [one.place, one]))
  const last = Math.max(...refusals.keys())
  return withLocalCopy(objects, row.objectKey, async (path) => {
    const opened = await openProductFile(path)
    try {
      const textOf = (cell: string) => (opened.isGuarded ? unguarded(cell) : cell)
      const withProblem = (cells: readonly string[], problem: string) => [
        ...opened.head.map((_, at) => textOf(cells[at] ?? '')),
        problem,
      ]
      const lines: string[] = []
      let place = 0
      for await (const { cells } of opened.groups) {
        const refusal = refusals.get(++place)
        if (!refusal) continue
        for (const [at, own] of cells.entries())
          lines.push(csvLine(withProblem(own, at === 0 ? problemText(refusal.faults, locale) : '')))
        if (place === last) break
      }
      return { head: withProblem(opened.head, problemColumn[locale]), lines: lines.join('') }
    } finally {
      await opened.close()
    }
  })
}

/** A file of what was refused, to be corrected and sent again. */
export async function exportRefused(
  tools: ProductsTools,
  viewer: Viewer,
  pkId: string,
  locale: Locale,
): Promise<PlainAnswer | Refusal<'productFiles/importGone'>> {
  const row = await shopImport(tools.db, viewer, pkId)
  if (!row || row.state === 'unreadable') return refuse(r.importGone)
  return csvAnswer({
    fileName: `hojip-refused-${row.fileName.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')}`,
    ...(await refusedLines(tools, row, locale)),
  })
}
