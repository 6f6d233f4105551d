import { policy } from '@hojip/policy'

export interface TimeToShip {
  /** Of the promised time, 0 to 1. */
  share: number
  tone: 'jade' | 'amber' | 'crimson'
  isLate: boolean
  /** `hh:mm`, left or gone by. */
  text: string
}

function two(n: number) {
  return String(n).padStart(2, '0')
}

function hoursAndMinutes(ms: number) {
  const minutes = Math.floor(ms / 60_000)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** How much of the promised time to ship is left: jade above a half, crimson below a tenth. */
export function timeToShip(deadlineAtMs: number, nowMs: number): TimeToShip {
  const leftMs = deadlineAtMs - nowMs
  const share = Math.min(1, Math.max(0, leftMs / policy.shipByMs))
  const tone = share > 0.5 ? 'jade' : share > 0.1 ? 'amber' : 'crimson'
  return { share, tone, isLate: leftMs < 0, text: hoursAndMinutes(Math.abs(leftMs)) }
}
