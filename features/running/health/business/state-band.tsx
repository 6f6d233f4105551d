import { useTexts, useDates } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import type { Health } from '../contract.ts'
import { isUrgent } from './told-fault.tsx'
import { healthTexts } from './texts.ts'

/** One sentence: all is well, or how much is not. And how old the figures are. */
export function StateBand({ health: { faults, time, measured } }: { health: Health }) {
  const t = useTexts(healthTexts)
  const dates = useDates()
  const isGrave = faults.some(isUrgent)
  const tone = faults.length === 0 ? 'jade' : isGrave ? 'crimson' : 'amber'
  return (
    <Notice tone={tone}>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5">
        <b>{faults.length === 0 ? t.allWell : t.somethingWrong(faults.length)}</b>
        <span className="figures">
          {t.asOf(dates.seconds(time), measured === null ? undefined : dates.clock(measured))}
        </span>
      </p>
    </Notice>
  )
}
