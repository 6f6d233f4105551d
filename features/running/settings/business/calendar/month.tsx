import { partsOfDay } from '@hojip/platform/mall-time'
import { toast, useDates, useTexts, useWrite } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { isWeekday } from '@hojip/platform/workdays'
import type { CalendarYear } from '../../contract/calendar-calls.ts'
import { columnOf, daysOfMonth } from '../../rules/calendar/years.ts'
import { lookOf, stateOf } from './day-look.tsx'
import { calendarTexts } from './texts.ts'

const refreshes = ['GET /sysConsole/queryCalendar'] as const
const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
]

interface MonthProps {
  /** 1 to 12. */
  month: number
  shown: CalendarYear
}

/** The days of a month in weeks that begin on Monday; each is a button that changes it. */
export function Month({ month, shown }: MonthProps) {
  const t = useTexts(calendarTexts)
  const dates = useDates()
  const days = daysOfMonth(shown.year, month)
  const title = dates.month(days[0]!)
  return (
    <section aria-label={title} className="card px-3 pt-3 pb-3">
      <h2 className="px-1.5 text-15 font-bold">{title}</h2>
      <p aria-hidden className="mt-2 grid grid-cols-7 text-center text-12 text-ink-3">
        {t.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ul className="mt-1 grid grid-cols-7 gap-1">
        {days.map((day, at) => (
          <li key={day} className={at === 0 ? columns[columnOf(day) - 1] : undefined}>
            <Day day={day} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ day, shown }: { day: string; shown: CalendarYear }) {
  const t = useTexts(calendarTexts)
  const dates = useDates()
  const listed = shown.list.find((one) => one.day === day)
  const isWorkday = listed?.isWorkday ?? isWeekday(day)
  const state = stateOf(isWorkday, isWeekday(day))
  const by = listed?.changedBy ?? null
  const date = dates.day(day)
  const undo = useWrite('POST /sysConsole/setWorkday', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const change = useWrite('POST /sysConsole/setWorkday', {
    refreshes,
    onSuccess: (_, sent) =>
      toast('success', sent.isWorkday ? t.setWork(date) : t.setOff(date), {
        label: t.undo,
        run: () => undo.run({ day, isWorkday: !sent.isWorkday }),
      }),
  })
  const label = t.day(date, t[state])
  return (
    <button
      type="button"
      title={by === null ? undefined : t.changedBy(by)}
      disabled={day < shown.first || day > shown.last}
      aria-busy={change.isRunning || undefined}
      className={classNames(
        'figures grid min-h-11 w-full place-items-center rounded-sm text-14 lg:min-h-10',
        'enabled:hover:outline-2 enabled:hover:outline-jade disabled:opacity-55',
        lookOf(state, by !== null),
      )}
      onClick={() => change.run({ day, isWorkday: !isWorkday })}
    >
      <span aria-hidden>{partsOfDay(day)[2]}</span>
      <span className="sr-only">{by === null ? label : `${label} (${t.changedBy(by)})`}</span>
    </button>
  )
}
