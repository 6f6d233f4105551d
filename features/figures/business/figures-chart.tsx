import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { FiguresAnswer } from '../contract.ts'
import { series, type ChartPoint } from '../rules/series.ts'
import { valueOf, type Metric } from '../rules/metrics.ts'
import { figuresTexts } from './texts.ts'
import { useFormat } from './use-format.ts'

const ticks = { fontSize: 12, fill: 'var(--c-ink-3)' }
const heightPx = 260

/** The chosen figure over the period, and over the one before as a dashed line. What is not over yet is dotted. */
export function FiguresChart({ figures, metric }: { figures: FiguresAnswer; metric: Metric }) {
  const t = useTexts(figuresTexts)
  const locale = useLocale()
  const format = useFormat()
  const points = series(figures, (one) => valueOf(one, metric))
  const isEmpty = points.every(({ now, tail, before }) => !now && !tail && !before)
  const axis = (value: number) =>
    metric === 'conversion' ? `${Math.round(value * 100)}%` : formatNumber(locale, value)
  return (
    <figure aria-label={t.chartOf(t.metrics[metric])} className="relative">
      <ResponsiveContainer width="100%" height={heightPx}>
        <ComposedChart data={points} accessibilityLayer margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--c-line)" />
          <XAxis dataKey="label" tick={ticks} tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis
            tick={ticks}
            tickLine={false}
            axisLine={false}
            width={64}
            tickFormatter={axis}
            domain={[0, 'auto']}
            allowDecimals={metric === 'conversion'}
          />
          <Tooltip
            cursor={{ stroke: 'var(--c-ink-3)' }}
            isAnimationActive={false}
            content={<Told format={(value) => format(metric, value)} />}
          />
          <Area
            dataKey="now"
            type="linear"
            stroke="var(--c-jade)"
            strokeWidth={2}
            fill="var(--c-jade-soft)"
            isAnimationActive={false}
          />
          <Line
            dataKey="tail"
            type="linear"
            stroke="var(--c-jade)"
            strokeWidth={2}
            strokeDasharray="2 4"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="before"
            type="linear"
            stroke="var(--c-ink-3)"
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      {isEmpty && <p className="absolute inset-x-0 top-24 text-center text-13 text-ink-3">{t.nothingYet}</p>}
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 px-2 pb-2 text-12 text-ink-2">
        <Key dash="">{`${t.now} ${rangeOf(points, 'at')}`}</Key>
        <Key dash="4 3">{`${t.before} ${rangeOf(points, 'atBefore')}`}</Key>
      </figcaption>
    </figure>
  )
}

function rangeOf(points: readonly ChartPoint[], which: 'at' | 'atBefore'): string {
  const names = points.flatMap((point) => point[which] ?? [])
  const [first, last] = [names[0] ?? '', names.at(-1) ?? '']
  return first.slice(0, 10) === last.slice(0, 10)
    ? first.slice(0, 10)
    : `${first.slice(0, 10)} – ${last.slice(0, 10)}`
}

function Key({ dash, children }: { dash: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width="18" height="4" aria-hidden="true" className={dash ? 'stroke-ink-3' : 'stroke-jade'}>
        <line x1="0" y1="2" x2="18" y2="2" strokeWidth="2" strokeDasharray={dash} />
      </svg>
      {children}
    </span>
  )
}

interface ToldProps {
  format: (value: number | null) => string
  /** Given by the chart. */
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

/** What the pointer or the arrow keys are at. */
function Told({ format, active, payload }: ToldProps) {
  const t = useTexts(figuresTexts)
  const point = active ? (payload?.[0]?.payload as ChartPoint | undefined) : undefined
  if (!point) return null
  const { at, atBefore, now, tail, before } = point
  return (
    <div className="rounded-md bg-toast px-3 py-2 text-12 text-on-fill shadow-e-2">
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
    </div>
  )
}
