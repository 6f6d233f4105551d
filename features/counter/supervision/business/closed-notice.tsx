import { known } from '@hojip/platform/known'
import { useLazyCall, useTexts, useDates } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { supervisionTexts } from './texts.ts'

/** Tells the staff of a shop that the mall has closed it, and why; nothing while it is open. */
export function ClosedNotice() {
  const t = useTexts(supervisionTexts)
  const dates = useDates()
  const { data } = useLazyCall('GET /bizConsole/queryShopState', {})
  if (!data?.closeReason || !data.closeTime) return null
  return (
    <div className="lg:col-span-2">
      <Notice tone="crimson" live>
        {t.ownClosed(known(t.reasons, data.closeReason) ?? data.closeReason, dates.stamp(data.closeTime))}
      </Notice>
    </div>
  )
}
