import { hourMs, minuteMs } from '@hojip/platform/clock'

/** From here on a bar is full. */
const wholeMs = 48 * hourMs
const amberMs = 12 * hourMs
const crimsonMs = 3 * hourMs

/** The time until a deadline. */
export interface Due {
  leftMs: number
  /** What is left of two days, 0 to 1. */
  share: number
  tone: 'amber' | 'crimson' | 'jade'
  isLate: boolean
  /** `hh:mm`, left or overdue. */
  text: string
}

export function timeLeft(deadlineAtMs: number, nowMs: number): Due {
  const leftMs = deadlineAtMs - nowMs
  const minutes = Math.floor(Math.abs(leftMs) / minuteMs)
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    leftMs,
    share: Math.min(1, Math.max(0, leftMs / wholeMs)),
    tone: leftMs < crimsonMs ? 'crimson' : leftMs < amberMs ? 'amber' : 'jade',
    isLate: leftMs < 0,
    text: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  }
}
