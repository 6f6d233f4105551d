import { epochOfWire } from '@hojip/platform/i18n'

const day = 24 * 3_600_000
/** The mall's days begin at midnight in Asia/Shanghai, which keeps no summer time. */
const offset = 8 * 3_600_000

function dayOf(ms: number) {
  return Math.floor((ms + offset) / day)
}

/** Midnights of the mall between two moments. */
export function mallDaysBetween(fromMs: number, untilMs: number): number {
  return dayOf(untilMs) - dayOf(fromMs)
}

export function sameMallDay(aMs: number, bMs: number): boolean {
  return mallDaysBetween(aMs, bMs) === 0
}

export function nextMallDay(ms: number): number {
  return (dayOf(ms) + 1) * day - offset
}

function isDay(text: string) {
  return text.length === 10
}

/** `YYYY-MM-DD HH:mm:ss` of the mall's time, or the beginning of a day `YYYY-MM-DD`. */
export function momentOf(text: string): Date {
  return new Date(epochOfWire(isDay(text) ? `${text} 00:00:00` : text))
}

/** The moment after it: of a day, the beginning of the next. */
export function endOf(text: string): Date {
  return new Date(momentOf(text).getTime() + (isDay(text) ? day : 1000))
}
