import { policy } from '@hojip/policy'
import { minuteMs } from '@hojip/platform/clock'

export interface TimeToShip {
  /** The share of the promised time that is left, 0 to 1. */
  share: number
  tone: 'jade' | 'amber' | 'crimson'
  isLate: boolean
  /** `hh:mm`, left or overdue. */
  text: string
}

function two(n: number) {
  return String(n).padStart(2, '0')
}

function hoursAndMinutes(ms: number) {
  const minutes = Math.floor(ms / minuteMs)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** What is left of the promised time to ship: jade above a half, crimson below a tenth. */
export function timeToShip(deadlineAtMs: number, nowMs: number): TimeToShip {
  const leftMs = deadlineAtMs - nowMs
  const share = Math.min(1, Math.max(0, leftMs / policy.shipByMs))
  const tone = share > 0.5 ? 'jade' : share > 0.1 ? 'amber' : 'crimson'
  return { share, tone, isLate: leftMs < 0, text: hoursAndMinutes(Math.abs(leftMs)) }
}
