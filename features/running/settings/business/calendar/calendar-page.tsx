import { calendarHref } from '@hojip/hrefs/settings'
import { partsOfDay } from '@hojip/platform/mall-time'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Notice, TabLinks } from '@hojip/platform/ui'
import { calendarSearch } from './calendar-search.ts'
import { Legend } from './day-look.tsx'
import { Month } from './month.tsx'
import { calendarTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: calendarTexts[locale].title, noIndex: true }
}

/** The working days of a year, month by month. */
export function Page() {
  const t = useTexts(calendarTexts)
  const { year } = useSearch(calendarSearch)
  const shown = useCall('GET /sysConsole/queryCalendar', { year })
  const [[from], [until]] = [partsOfDay(shown.first), partsOfDay(shown.last)]
  const years = Array.from({ length: until - from + 1 }, (_, at) => from + at)
  const tabs = years.map((one) => ({ href: calendarHref(one), label: t.year(one), current: one === year }))
  return (
    <div className="mx-auto grid max-w-[1120px] gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <section className="card px-4 pb-3.5">
        <TabLinks tabs={tabs} label={t.years} />
        <p className="pt-3.5 text-13">{t.about}</p>
        <Legend />
      </section>
      {!shown.isKnown && <Notice tone="amber">{t.unknown(year)}</Notice>}
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 12 }, (_, at) => (
          <Month key={at + 1} month={at + 1} shown={shown} />
        ))}
      </div>
    </div>
  )
}
