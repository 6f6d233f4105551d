import { useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import type { JudgedRow, SheetRow } from '../../contract.ts'
import { mostRowsOfPart, type FilledRow } from '../../rules/sheet-file.ts'

/** A filled row, with the result of its check. */
export interface CheckedRow extends FilledRow {
  judged?: JudgedRow
}

export interface Count {
  rows: CheckedRow[]
  /** SKUs whose stock has changed so far. */
  changed: number
  /** Set while rows are sent. */
  busy?: { act: 'check' | 'apply'; done: number; rows: number }
}

/** Whether the row would change something. */
export function isChange({ judged, problem }: CheckedRow): boolean {
  const becomes = judged?.becomes
  return !problem && !judged?.problem && becomes !== undefined && becomes !== judged?.onHand
}

/** Rows that change something now, and rows whose SKU orders have moved since the sheet was made. */
export function changesOf(rows: readonly CheckedRow[]): { still: CheckedRow[]; moved: CheckedRow[] } {
  const changes = rows.filter(isChange)
  return {
    still: changes.filter(({ judged }) => judged?.moved === 0),
    moved: changes.filter(({ judged }) => judged?.moved !== 0),
  }
}

function partsOf(rows: readonly CheckedRow[]): { row: CheckedRow; read: SheetRow }[][] {
  const sent = rows.flatMap((row) => (row.read ? [{ row, read: row.read }] : []))
  return Array.from({ length: Math.ceil(sent.length / mostRowsOfPart) }, (_, n) =>
    sent.slice(n * mostRowsOfPart, (n + 1) * mostRowsOfPart),
  )
}

type CheckCall = ReturnType<typeof useWrite<'POST /bizConsole/checkStockSheet'>>

/** Asks what each row would do, part by part. Undefined after a failure, which has been shown. */
async function checkAll(
  call: CheckCall,
  rows: readonly CheckedRow[],
  onPart: (done: number, rows: number) => void,
): Promise<CheckedRow[] | undefined> {
  const parts = partsOf(rows)
  const all = parts.flat().length
  const judgedRows = new Map<CheckedRow, JudgedRow>()
  for (const part of parts) {
    onPart(judgedRows.size, all)
    const answer = await call.ask({ rows: part.map(({ read }) => read) })
    if (!answer) return undefined
    part.forEach(({ row }, at) => judgedRows.set(row, answer.list[at]!))
  }
  return rows.map((row) => {
    const judged = judgedRows.get(row)
    return judged ? { ...row, judged } : row
  })
}

/**
 * Looks at a filled sheet and applies it, in parts that the server takes at once. A part that failed leaves the rest to
 * the next try: rows that are applied already change nothing.
 */
export function useCount() {
  const check = useWrite('POST /bizConsole/checkStockSheet')
  const apply = useWrite('POST /bizConsole/applyStockSheet', { refreshes: ['POST /bizConsole/queryStock'] })
  const [count, setCount] = useState<Count>()

  const look = async (rows: readonly FilledRow[]) => {
    const onPart = (done: number, of: number) =>
      setCount({ rows: [], changed: 0, busy: { act: 'check', done, rows: of } })
    const checked = await checkAll(check, rows, onPart)
    setCount(checked && { rows: checked, changed: 0 })
  }
  const save = async (from: Count, withMoved: boolean) => {
    const { still, moved } = changesOf(from.rows)
    const wanted = withMoved ? [...still, ...moved] : still
    let [left, changed, done] = [from.rows, from.changed, 0]
    for (const part of partsOf(wanted)) {
      setCount({ rows: left, changed, busy: { act: 'apply', done, rows: wanted.length } })
      const answer = await apply.ask({ rows: part.map(({ read }) => read), withMoved })
      if (!answer) break
      const judgedRows = new Map(answer.left.map((one) => [one.goodsSn, one]))
      const sent = new Set(part.map(({ row }) => row))
      left = left.flatMap((row) => {
        if (!sent.has(row)) return [row]
        const judged = judgedRows.get(row.number)
        return judged ? [{ ...row, judged }] : []
      })
      changed += answer.changed
      done += part.length
    }
    setCount({ rows: left, changed })
  }
  return { count, look, save, forget: () => setCount(undefined) }
}
