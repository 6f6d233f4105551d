import { useLazyCall, useRefresh, useTexts, Time } from '@hojip/platform/page'
import { useEffect, useRef } from 'react'
import { RefusedButton, RowsTable } from './checked-rows.tsx'
import { batchTexts } from './texts.ts'

const runningMs = 1_000
const quietMs = 30_000

/** The shop's last sheet: how far it is, and what was refused. */
export function SheetProgress() {
  const t = useTexts(batchTexts)
  const refresh = useRefresh()
  const { data } = useLazyCall('POST /bizConsole/queryShipSheet', {})
  const sheet = data?.sheet
  const isRunning = sheet?.isRunning === true
  useLazyCall('POST /bizConsole/queryShipSheet', {}, { everyMs: isRunning ? runningMs : quietMs })
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refresh('POST /bizConsole/queryOrders')
    wasRunning.current = isRunning
  }, [isRunning, refresh])
  if (!sheet) return null
  const status = isRunning
    ? t.running(sheet.done, sheet.rows)
    : t.ended(sheet.shipped, sheet.rows - sheet.shipped)
  return (
    <section aria-label={t.lastSheet} className="card">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 text-13">
        <h2 className="text-16 font-bold">{t.lastSheet}</h2>
        <Time at={sheet.time} className="figures font-medium text-ink-3" />
        <span role="status" className="grow">
          {status}
        </span>
        {isRunning && (
          <progress
            aria-label={status}
            value={sheet.done}
            max={sheet.rows}
            className="h-2 min-w-40 flex-1 accent-jade"
          />
        )}
        {!isRunning && sheet.refused.length > 0 && <RefusedButton rows={sheet.refused} />}
      </div>
      {!isRunning && sheet.refused.length > 0 && <RowsTable rows={sheet.refused} />}
    </section>
  )
}
