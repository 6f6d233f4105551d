import {
  DashedLine,
  LineKey,
  NowArea,
  pointOf,
  TimeChart,
  ToldBox,
  type GivenByChart,
} from '@hojip/platform/chart'
import { formatNumber } from '@hojip/platform/i18n'
import type { Dates } from '@hojip/platform/dates'
import { useDates, useLocale, useTexts } from '@hojip/platform/page'
import type { FiguresAnswer } from '../contract.ts'
import { series, type ChartPoint } from '../rules/series.ts'
import { valueOf, type Metric } from '../rules/metrics.ts'
import { figuresTexts } from './texts.ts'
import { useFormat } from './use-format.ts'

/** The chosen figure over the period, and over the one before as a dashed line. What is not over yet is dotted. */
export function FiguresChart({ figures, metric }: { figures: FiguresAnswer; metric: Metric }) {
  const t = useTexts(figuresTexts)
  const locale = useLocale()
  const dates = useDates()
  const format = useFormat()
  const points = series(figures, (one) => valueOf(one, metric))
  const isEmpty = points.every(({ now, tail, before }) => !now && !tail && !before)
  const axis = (value: number) =>
    metric === 'conversion' ? `${Math.round(value * 100)}%` : formatNumber(locale, value)
  return (
    <figure aria-label={t.chartOf(t.metrics[metric])} className="relative">
      <TimeChart
        points={points}
        heightPx={260}
        minTickGapPx={24}
        axisPx={64}
        axisText={axis}
        hasDecimals={metric === 'conversion'}
        told={<Told format={(value) => format(metric, value)} />}
      >
        <NowArea dataKey="now" />
        <DashedLine dataKey="tail" stroke="var(--c-jade)" dash="2 4" widthPx={2} />
        <DashedLine dataKey="before" stroke="var(--c-ink-3)" dash="5 4" />
      </TimeChart>
      {isEmpty && <p className="absolute inset-x-0 top-24 text-center text-13 text-ink-3">{t.nothingYet}</p>}
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 px-2 pb-2 text-12 text-ink-2">
        <LineKey look="area">{`${t.now} ${rangeOf(points, 'at', dates)}`}</LineKey>
        <LineKey look="compared">{`${t.before} ${rangeOf(points, 'atBefore', dates)}`}</LineKey>
      </figcaption>
    </figure>
  )
}

/** Of a day or an hour, `2026-11-20 09`; a month, `2026-11`, is shorter and stays as it is. */
const dayLength = 10

function rangeOf(points: readonly ChartPoint[], which: 'at' | 'atBefore', { figures }: Dates): string {
  const names = points.flatMap((point) => point[which] ?? [])
  const shown = (at = '') => (at.length < dayLength ? at : figures(at.slice(0, dayLength)))
  const [from, until] = [shown(names[0]), shown(names.at(-1))]
  return from === until ? from : `${from} – ${until}`
}

interface ToldProps extends GivenByChart {
  format: (value: number | null) => string
}

function Told({ format, ...given }: ToldProps) {
  const t = useTexts(figuresTexts)
  const point = pointOf<ChartPoint>(given)
  if (!point) return null
  const { at, atBefore, now, tail, before } = point
  return (
    <ToldBox>
      {at && (
        <p>
          {at} <b className="figures">{format(now ?? tail)}</b>
        </p>
      )}
      {atBefore && (
        <p className="opacity-80">
          {t.before} {atBefore} <b className="figures">{format(before)}</b>
        </p>
      )}
    </ToldBox>
  )
}
