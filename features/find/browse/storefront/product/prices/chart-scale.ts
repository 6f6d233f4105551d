import type { PriceHistory } from '@hojip/catalog/contract'
import { epochOfWire } from '@hojip/platform/mall-time'
import { yuanToFen } from '@hojip/platform/money'
import { dayMs } from '@hojip/platform/clock'

/** A price from one moment to another, in epoch ms and fen. */
export interface AskedFor {
  fromMs: number
  toMs: number
  fen: number
}

/** What was asked and how long, oldest first; the time that a product was not for sale is left out. */
export function askedPrices({ points, now }: Pick<PriceHistory, 'points' | 'now'>): AskedFor[] {
  return points.flatMap(({ time, price }, i) => {
    const fen = price === null ? undefined : yuanToFen(price)
    const toMs = epochOfWire(points[i + 1]?.time ?? now)
    return fen === undefined ? [] : [{ fromMs: epochOfWire(time), toMs, fen }]
  })
}

/** Round prices that reach from below the lowest to above the highest, three to seven of them. */
export function priceTicks(prices: readonly number[]): number[] {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const room = Math.max((high - low) / 4, high / 40)
  const magnitude = 10 ** Math.floor(Math.log10(room))
  const rounded = [1, 2, 5].map((n) => n * magnitude).find((one) => one >= room)
  const step = Math.max(1, rounded ?? 10 * magnitude)
  const first = Math.max(0, Math.floor(low / step) - 1)
  const last = Math.floor(high / step) + 1
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Places in the picture for moments of the last `days` and for prices between the ticks. */
export function scaleOf(frame: Frame, nowMs: number, days: number, ticks: readonly number[]) {
  const [low, high] = [Math.min(...ticks), Math.max(...ticks)]
  const fromMs = nowMs - days * dayMs
  const x = (atMs: number) =>
    frame.left + ((atMs - fromMs) / (nowMs - fromMs)) * (frame.width - frame.left - frame.right)
  const y = (fen: number) =>
    frame.top + ((high - fen) / (high - low)) * (frame.height - frame.top - frame.bottom)
  return {
    x: (atMs: number) => Math.round(x(atMs) * 10) / 10,
    y: (fen: number) => Math.round(y(fen) * 10) / 10,
  }
}

/** The steps as the path of an SVG: a line through prices that follow each other, and a gap where nothing was asked. */
export function stepPath(asked: readonly AskedFor[], { x, y }: ReturnType<typeof scaleOf>): string {
  return asked
    .map(({ fromMs, toMs, fen }, i) => {
      const isNext = asked[i - 1]?.toMs === fromMs
      return `${isNext ? `V${y(fen)}` : `M${x(fromMs)} ${y(fen)}`}H${x(toMs)}`
    })
    .join('')
}

export interface Summary {
  /** The highest price of the period. */
  highestFen: number
  nowFen: number
  changes: number
}

/** What the picture says in three figures; undefined while nothing has been asked. */
export function summaryOf(asked: readonly AskedFor[]): Summary | undefined {
  const last = asked.at(-1)
  if (!last) return undefined
  const changes = asked.slice(1).filter(({ fen }, i) => fen !== asked[i]?.fen).length
  return { highestFen: Math.max(...asked.map(({ fen }) => fen)), nowFen: last.fen, changes }
}
