import { specText } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { refuse } from '@hojip/platform/refusal'
import { dayMs } from '@hojip/platform/clock'
import { productsRefusals as r } from '../../refusals.ts'
import { isPriceRule, type BulkChange } from '../../rules/bulk-change.ts'
import { wireOfChange } from '../../rules/wire-change.ts'
import { shopBulk, type BulkRow } from '../../store/bulk/changes.ts'
import { leftOut } from '../../store/bulk/subjects.ts'

/** How long a change can be taken back. */
export const undoableForMs = 30 * dayMs
const mostLeft = 100

export function canUndo({ state, changed, createdAt }: BulkRow, nowMs: number): boolean {
  return (
    (state === 'done' || state === 'cancelled') && changed > 0 && nowMs - createdAt.getTime() < undoableForMs
  )
}

function valueText(change: BulkChange, value: number | null): string | null {
  if (value === null) return null
  return isPriceRule(change) ? fenToYuan(value) : String(value)
}

/** A change of the shop and what it has skipped; null when the shop has made none. */
export async function readBulk(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Viewer,
  pkId: string | undefined,
  locale: Locale,
) {
  const row = await shopBulk(db, viewer, pkId)
  if (!row) return pkId === undefined ? { bulk: null } : refuse(r.bulkGone)
  const { change, state, products, done, changed, skipped, undone, changedSince } = row
  const left = skipped + changedSince > 0 ? await leftOut(db, row.id, mostLeft) : []
  return {
    bulk: {
      pkId: row.id,
      change: wireOfChange(change),
      state,
      products,
      done,
      changed,
      skipped,
      undone,
      changedSince,
      canUndo: canUndo(row, clock.nowMs()),
      gmtCreate: wireTime(row.createdAt.getTime()),
      left: left.map((one) => ({
        pkId: one.subjectId,
        goodsName: textIn(one.name, locale),
        specText: one.choice ? specText(one.options, one.choice, locale) : '',
        why: one.outcome,
        before: valueText(change, one.before),
      })),
    },
  }
}
