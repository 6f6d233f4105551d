import { useTexts } from '@hojip/platform/page'
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
import type { Health } from '../contract.ts'
import { healthTexts } from './texts.ts'

const ticks = { fontSize: 12, fill: 'var(--c-ink-3)' }
const heightPx = 240

type Point = Health['points'][number]

/** Orders as an area, payments as a dashed line over it. Arrow keys walk the points. */
export function TradeChart({ points, minutes }: Pick<Health, 'minutes' | 'points'>) {
  const t = useTexts(healthTexts)
  const data = points.map((point) => ({ ...point, label: point.at.slice(11, 16) }))
  return (
    <figure aria-label={t.trade(minutes)}>
      <ResponsiveContainer width="100%" height={heightPx}>
        <ComposedChart data={data} accessibilityLayer margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--c-line)" />
          <XAxis dataKey="label" tick={ticks} tickLine={false} axisLine={false} minTickGap={32} />
          <YAxis
            tick={ticks}
            tickLine={false}
            axisLine={false}
            width={44}
            domain={[0, 'auto']}
            allowDecimals={false}
          />
          <Tooltip cursor={{ stroke: 'var(--c-ink-3)' }} isAnimationActive={false} content={<Told />} />
          <Area
            dataKey="orders"
            type="linear"
            stroke="var(--c-jade)"
            strokeWidth={2}
            fill="var(--c-jade-soft)"
            isAnimationActive={false}
          />
          <Line
            dataKey="payments"
            type="linear"
            stroke="var(--c-ink-2)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 px-2 pb-1 text-12 text-ink-2">
        <Key dash="">{t.orders}</Key>
        <Key dash="4 3">{t.payments}</Key>
      </figcaption>
    </figure>
  )
}

function Key({ dash, children }: { dash: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width="18" height="4" aria-hidden="true" className={dash ? 'stroke-ink-2' : 'stroke-jade'}>
        <line x1="0" y1="2" x2="18" y2="2" strokeWidth="2" strokeDasharray={dash} />
      </svg>
      {children}
    </span>
  )
}

interface ToldProps {
  /** Given by the chart. */
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

/** What the pointer or the arrow keys are at. */
function Told({ active, payload }: ToldProps) {
  const t = useTexts(healthTexts)
  const point = active ? (payload?.[0]?.payload as Point | undefined) : undefined
  if (!point) return null
  return (
    <div className="rounded-md bg-toast px-3 py-2 text-12 text-on-fill shadow-e-2">
      <p>{point.at.slice(11, 16)}</p>
      <p>
        {t.orders} <b className="figures">{point.orders}</b> · {t.payments}{' '}
        <b className="figures">{point.payments}</b>
      </p>
    </div>
  )
}
