import type { Figures, FiguresAnswer } from '../contract.ts'

export interface ChartPoint {
  /** On the axis. */
  label: string
  /** The hour, day or month of this period, and the one it is compared with. */
  at: string | undefined
  atBefore: string | undefined
  now: number | null
  /** Instead of `now` where the time is not over yet; also at the point before, so that a line leads there. */
  tail: number | null
  before: number | null
}

/** Of `YYYY-MM-DD HH`. */
export function hourText(at: string): string {
  return `${Number(at.slice(11, 13))}:00`
}

const labels = { hour: hourText, day: (at: string) => at.slice(5), month: (at: string) => at }

/** The two periods beside each other, by their distance from the beginning. */
export function series(
  { points, before, unit }: Pick<FiguresAnswer, 'before' | 'points' | 'unit'>,
  valueOf: (figures: Figures) => number | null,
): ChartPoint[] {
  const last = points.length - 1
  const longer = points.length < before.length ? before : points
  return longer.map(({ at }, n) => {
    const [one, other] = [points[n], before[n]]
    const value = one ? valueOf(one) : null
    return {
      label: labels[unit](one?.at ?? at),
      at: one?.at,
      atBefore: other?.at,
      now: n < last ? value : null,
      tail: n >= last - 1 ? value : null,
      before: other ? valueOf(other) : null,
    }
  })
}
