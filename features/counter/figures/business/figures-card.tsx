import { overviewHref } from '@hojip/hrefs/figures'
import { useCall, useSearch, useTexts, useDates } from '@hojip/platform/page'
import { Chip, Disclosure, Skeleton } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { minuteMs } from '@hojip/platform/clock'
import { Suspense } from 'react'
import { periods } from '../rules/periods.ts'
import { valueOf } from '../rules/metrics.ts'
import { FiguresTable } from './figures-table.tsx'
import { MetricTiles } from './metric-tiles.tsx'
import { overviewSearch } from './overview-search.ts'
import { figuresTexts } from './texts.ts'
import { useFormat } from './use-format.ts'

// The library is loaded when there is something to draw.
const FiguresChart = lazyPart(() =>
  import('./figures-chart.tsx').then((module) => ({ default: module.FiguresChart })),
)

const everyMs = minuteMs

/** Six figures of today; the chosen one is drawn over the chosen period, with its numbers behind. */
export function FiguresCard() {
  const t = useTexts(figuresTexts)
  const dates = useDates()
  const { period, metric } = useSearch(overviewSearch)
  const format = useFormat()
  const figures = useCall('POST /bizConsole/queryFigures', { period }, { everyMs })
  const { totals, totalsBefore, unit } = figures
  return (
    <section aria-labelledby="figures" className="overflow-hidden card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3.5 pb-3">
        <h2 id="figures" className="text-16 font-bold">
          {t.figures}
        </h2>
        <p className="text-12 text-ink-3">{t.asOf(dates.clock(figures.time))}</p>
        <nav aria-label={t.periodLabel} className="flex flex-wrap gap-1.5 lg:ml-auto">
          {periods.map((one) => (
            <Chip key={one} href={overviewHref({ period: one, metric })} selected={one === period}>
              {t.periods[one]}
            </Chip>
          ))}
        </nav>
      </div>
      <MetricTiles figures={figures} search={{ period, metric }} />
      <div className="px-2 pt-4 pb-2 lg:px-4">
        <Suspense fallback={<Skeleton className="h-[260px]" />}>
          <FiguresChart figures={figures} metric={metric} />
        </Suspense>
      </div>
      <div className="border-t border-line px-4 py-3 text-12 text-ink-3">
        {unit !== 'hour' && (
          <p className="mb-1 text-ink-2">
            {t.wholeDays(
              format(metric, valueOf(totals, metric)),
              format(metric, valueOf(totalsBefore, metric)),
            )}
          </p>
        )}
        <p>{metric === 'visitors' || metric === 'conversion' ? t.visitorsText : t.figuresText}</p>
        <Disclosure summary={t.table} className="mt-1 text-13">
          <FiguresTable figures={figures} metric={metric} />
        </Disclosure>
      </div>
    </section>
  )
}
