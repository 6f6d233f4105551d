import type { ReactElement, ReactNode } from 'react'
import { CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

const ticks = { fontSize: 12, fill: 'var(--c-ink-3)' }

interface TimeChartProps {
  /** Oldest first; `label` is below the axis. */
  points: readonly { label: string }[]
  heightPx: number
  /** Between two labels of the time. */
  minTickGapPx: number
  /** Of the numbers on the left. */
  axisPx: number
  axisText?: (value: number) => string
  hasDecimals?: boolean
  /** Shows the point that the pointer or the arrow keys are at; the chart gives it `GivenByChart`. */
  told: ReactElement
  /** The series. */
  children: ReactNode
}

/** The frame of a chart over time. Arrow keys walk the points. */
export function TimeChart(props: TimeChartProps) {
  const { points, heightPx, minTickGapPx, axisPx, axisText, hasDecimals = false, told, children } = props
  const axis = { tick: ticks, tickLine: false, axisLine: false }
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <ComposedChart data={points} accessibilityLayer margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        <XAxis dataKey="label" {...axis} minTickGap={minTickGapPx} />
        <YAxis
          {...axis}
          width={axisPx}
          {...(axisText && { tickFormatter: axisText })}
          domain={[0, 'auto']}
          allowDecimals={hasDecimals}
        />
        <Tooltip cursor={{ stroke: 'var(--c-ink-3)' }} isAnimationActive={false} content={told} />
        {children}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
