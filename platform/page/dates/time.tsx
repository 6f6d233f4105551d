import type { At, ClockForm } from '../../dates/index.ts'
import { momentOf, rfc3339 } from '../../mall-time/index.ts'
import { useDates } from './use-dates.ts'

interface TimeProps {
  at: At
  form?: ClockForm
  className?: string
  /** For "today" and "yesterday": a now that server and browser agree on. */
  nowMs?: number | undefined
}

/** A moment as an element that programs can read, in figures unless another form is asked for. */
export function Time({ at, form = 'stamp', className = 'figures font-medium', nowMs }: TimeProps) {
  const dates = useDates(nowMs)
  return (
    <time dateTime={rfc3339(typeof at === 'number' ? at : momentOf(at).getTime())} className={className}>
      {dates[form](at)}
    </time>
  )
}
