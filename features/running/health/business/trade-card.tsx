import { healthHref } from '@hojip/hrefs/health'
import { useTexts, useDates } from '@hojip/platform/page'
import { Chip, Disclosure, Skeleton } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { Health } from '../contract.ts'
import { periods, type HealthSearch } from './health-search.ts'
import { healthTexts } from './texts.ts'

// The library is loaded when there is something to draw.
const TradeChart = lazyPart(() =>
  import('./trade-chart.tsx').then((module) => ({ default: module.TradeChart })),
)

const cell = 'border-b border-line px-3 py-1.5 whitespace-nowrap'

/** Orders and payments over an hour or a day, drawn, and as a table behind. */
export function TradeCard({ health, period }: { health: Health; period: HealthSearch['period'] }) {
  const t = useTexts(healthTexts)
  const dates = useDates()
  const { points, minutes } = health
  return (
    <section aria-labelledby="trade" className="overflow-hidden card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3.5 pb-3">
        <h2 id="trade" className="text-16 font-bold">
          {t.trade(minutes)}
        </h2>
        <nav aria-label={t.periodLabel} className="flex gap-1.5 lg:ml-auto">
          {periods.map((one) => (
            <Chip key={one} href={healthHref({ period: one })} selected={one === period}>
              {t.periods[one]}
            </Chip>
          ))}
        </nav>
      </div>
      <div className="px-2 pb-2 lg:px-4">
        {points.length === 0 ? (
          <p className="grid h-[240px] place-items-center text-13 text-ink-3">{t.noFigures}</p>
        ) : (
          <Suspense fallback={<Skeleton className="h-[240px]" />}>
            <TradeChart points={points} minutes={minutes} />
          </Suspense>
        )}
      </div>
      <div className="border-t border-line px-4 py-3 text-12 text-ink-3">
        <Disclosure summary={t.table} className="text-13">
          <table className="mt-1 w-full border-collapse text-13 text-ink">
            <thead className="bg-inset text-12 text-ink-3">
              <tr>
                <th scope="col" className={`${cell} text-left font-medium`}>
                  {t.at}
                </th>
                <th scope="col" className={`${cell} text-right font-medium`}>
                  {t.orders}
                </th>
                <th scope="col" className={`${cell} text-right font-medium`}>
                  {t.payments}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, orders, payments }) => (
                <tr key={at}>
                  <th scope="row" className={`figures ${cell} text-left font-medium`}>
                    {dates.clock(at)}
                  </th>
                  <td className={`figures ${cell} text-right`}>{orders}</td>
                  <td className={`figures ${cell} text-right`}>{payments}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </section>
  )
}
