import type { Db } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../../refusals.ts'
import { reasonText } from '../../files/faults.ts'
import { refusalsOf, shopImport, type ImportRow, type WarnedProduct } from '../../store/files/imports.ts'

const mostShown = 100
/** Faults shown of one product. */
const mostFaults = 10

/** By products; a check counts them, and goes by what it has read of the file. */
function progressOf({ state, bytes, readBytes, products, done }: ImportRow): number {
  if (state === 'checked' || state === 'done') return 1
  const [part, all] = products === null ? [readBytes, bytes] : [done, products]
  return all === 0 ? 0 : Math.min(1, part / all)
}

/** An import of the shop and what it has refused; null when the shop has sent no file. */
export async function readImport(db: Db, viewer: Viewer, pkId: string | undefined, locale: Locale) {
  const row = await shopImport(db, viewer, pkId)
  if (!row) return pkId === undefined ? { import: null } : refuse(r.importGone)
  const shown = ({ handle, faults }: WarnedProduct) => ({
    handle,
    faults: faults
      .slice(0, mostFaults)
      .map(({ line, column, reason }) => ({ line, column, problem: reasonText(reason, locale) })),
  })
  const refusals = row.refused > 0 ? await refusalsOf(db, row.id, mostShown) : []
  const {
    id,
    fileName,
    state,
    reasons,
    done,
    added,
    changed,
    unchanged,
    refused,
    elsewhere,
    warned,
    warnings,
  } = row
  return {
    import: {
      pkId: id,
      fileName,
      state,
      products: done,
      added,
      changed,
      unchanged,
      refused,
      elsewhere,
      reasons: reasons.map((reason) => reasonText(reason, locale)),
      progress: progressOf(row),
      ...(row.products !== null && { total: row.products }),
      gmtCreate: wireTime(row.createdAt.getTime()),
      refusals: refusals.map(shown),
      warned,
      warnings: warnings.map(shown),
    },
  }
}
