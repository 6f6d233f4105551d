import { Area, Line } from 'recharts'

/** The figure itself. */
export function NowArea({ dataKey }: { dataKey: string }) {
  return (
    <Area
      dataKey={dataKey}
      type="linear"
      stroke="var(--c-jade)"
      strokeWidth={2}
      fill="var(--c-jade-soft)"
      isAnimationActive={false}
    />
  )
}

interface LineLook {
  /** A colour of the theme, such as `var(--c-ink-3)`. */
  stroke: string
  dash: string
  widthPx?: number
}

/** What the figure is compared with, or what is not over yet. */
export function DashedLine({ dataKey, stroke, dash, widthPx = 1 }: LineLook & { dataKey: string }) {
  return (
    <Line
      dataKey={dataKey}
      type="linear"
      stroke={stroke}
      strokeWidth={widthPx}
      strokeDasharray={dash}
      dot={false}
      isAnimationActive={false}
    />
  )
}

/** One line of the key below a chart, with a piece of the line as it is drawn. */
export function LineKey({ look, children }: { look: 'area' | 'compared' | 'second'; children: string }) {
  const strokes = { area: 'stroke-jade', compared: 'stroke-ink-3', second: 'stroke-ink-2' }
  return (
    <span className="flex items-center gap-1.5">
      <svg width="18" height="4" aria-hidden="true" className={strokes[look]}>
        <line x1="0" y1="2" x2="18" y2="2" strokeWidth="2" strokeDasharray={look === 'area' ? '' : '4 3'} />
      </svg>
      {children}
    </span>
  )
}
