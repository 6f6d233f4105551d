import type { PriceHistory } from '@hojip/catalog/contract'
import { epochOfWire } from '@hojip/platform/mall-time'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { useDates, useTexts } from '@hojip/platform/page'
import { priceText } from '@hojip/platform/ui'
import { priceTicks, scaleOf, stepPath, type AskedFor } from './chart-scale.ts'
import { pricesTexts } from './texts.ts'
import { dayMs } from '@hojip/platform/clock'

const frame = { width: 400, height: 200, left: 40, right: 16, top: 22, bottom: 26 }
const shadedDays = 30

type PriceChartProps = { history: PriceHistory; asked: readonly AskedFor[]; days: number }

/** The prices as steps. Its axis does not begin at zero, so each line has its price. */
export function PriceChart({ history, asked, days }: PriceChartProps) {
  const texts = useTexts(pricesTexts)
  const last = asked.at(-1)
  if (!last) return null
  const nowMs = epochOfWire(history.now)
  const ticks = priceTicks(asked.map(({ fen }) => fen))
  const scale = scaleOf(frame, nowMs, days, ticks)
  const { x, y } = scale
  const low = yuanToFen(history.low30 ?? '') ?? 0
  const [left, right] = [x(nowMs - days * dayMs), x(nowMs)]
  const shade = x(nowMs - shadedDays * dayMs)
  const bottom = frame.height - frame.bottom
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={texts.chart(priceText(fenToYuan(last.fen)), priceText(fenToYuan(low)))}
      className="figures w-full text-11"
    >
      <rect
        x={shade}
        y={frame.top}
        width={right - shade}
        height={bottom - frame.top}
        className="fill-jade-soft"
      />
      <text x={shade} y={frame.top - 8} className="fill-jade-text">
        {texts.last30}
      </text>
      {ticks.map((fen) => (
        <g key={fen}>
          <line x1={left} x2={right} y1={y(fen)} y2={y(fen)} className="stroke-line" />
          <text x={left - 6} y={y(fen) + 4} textAnchor="end" className="fill-ink-3">
            {fenToYuan(fen).replace(/\.00$/, '')}
          </text>
        </g>
      ))}
      <line
        x1={shade}
        x2={right}
        y1={y(low)}
        y2={y(low)}
        strokeDasharray="4 3"
        className="stroke-jade"
        strokeWidth={1.5}
      />
      <path d={stepPath(asked, scale)} fill="none" strokeWidth={2} className="stroke-ink" />
      <circle
        cx={x(last.toMs)}
        cy={y(last.fen)}
        r={4}
        strokeWidth={2}
        className="fill-surface stroke-price"
      />
      <Days nowMs={nowMs} days={days} x={x} />
    </svg>
  )
}

type DaysProps = { nowMs: number; days: number; x: (ms: number) => number }

/** The axis: its first day, two between, and today. */
function Days({ nowMs, days, x }: DaysProps) {
  const texts = useTexts(pricesTexts)
  const { figures } = useDates(nowMs)
  const before = (count: number) => nowMs - count * dayMs
  const y = frame.height - 6
  return (
    <g className="fill-ink-3">
      <text x={x(before(days))} y={y}>
        {figures(before(days))}
      </text>
      <text x={x(before(60))} y={y} textAnchor="middle">
        {figures(before(60))}
      </text>
      <text x={x(before(shadedDays))} y={y} textAnchor="middle">
        {figures(before(shadedDays))}
      </text>
      <text x={x(nowMs)} y={y} textAnchor="end">
        {texts.today}
      </text>
    </g>
  )
}
