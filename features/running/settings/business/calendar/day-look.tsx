import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { calendarTexts } from './texts.ts'

export type DayState = 'work' | 'off' | 'holiday' | 'makeUp'

/** What a day is, and whether that follows from its weekday. */
export function stateOf(isWorkday: boolean, isWeekday: boolean): DayState {
  if (isWorkday) return isWeekday ? 'work' : 'makeUp'
  return isWeekday ? 'holiday' : 'off'
}

const looks: Record<DayState, string> = {
  work: 'text-ink',
  off: 'bg-inset text-ink-3',
  holiday: 'bg-crimson-soft text-crimson font-bold',
  makeUp: 'bg-jade-soft text-jade-text font-bold',
}

const changedLook = 'shadow-[inset_0_0_0_2px_var(--c-jade)]'

export function lookOf(state: DayState, isChanged: boolean): string {
  return classNames(looks[state], isChanged && changedLook)
}

/** What the looks of the days mean. */
export function Legend() {
  const t = useTexts(calendarTexts)
  const entries = (['work', 'off', 'holiday', 'makeUp'] as const).map((state) => [
    t[state],
    lookOf(state, false),
  ])
  return (
    <ul aria-label={t.legend} className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-12 text-ink-2">
      {[...entries, [t.changed, changedLook]].map(([label, look]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={classNames(
              'figures grid size-6 place-items-center rounded-sm border border-line',
              look,
            )}
          >
            8
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
