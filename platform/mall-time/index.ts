import { dayMs, hourMs } from '../clock/index.ts'

export { clockOfMinute, minuteOfClock } from './clock-text.ts'
export { dayOfTime, monthsBefore, partsOfDay } from './days.ts'

/** The mall's time zone, for `Intl` and for schedules. It has no daylight saving time. */
export const mallZone = 'Asia/Shanghai'

const offset = '+08:00'
const offsetMs = 8 * hourMs

/** `YYYY-MM-DD HH:mm:ss` in the mall's zone: the display form of every time on the wire. */
export function wireTime(epochMs: number): string {
  const shifted = new Date(epochMs + offsetMs).toISOString()
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)}`
}

/** `YYYY-MM-DDTHH:mm:ss+08:00` */
export function rfc3339(epochMs: number): string {
  return `${wireTime(epochMs).replace(' ', 'T')}${offset}`
}

/** The epoch ms of a wire time; NaN when it does not exist. */
export function epochOfWire(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}${offset}`)
}

/** Parses a time that others send; accepts exactly `YYYY-MM-DD HH:mm:ss` of a day that exists: `Date.parse` reads a 31st of June as the 1st of July. */
export function readMallTime(text: unknown): Date | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  if (!isMallDay(text.slice(0, 10))) return undefined
  const epochMs = epochOfWire(text)
  return Number.isNaN(epochMs) ? undefined : new Date(epochMs)
}

/** `YYYY-MM-DD`, the mall's day at a moment. */
export function mallDay(epochMs: number): string {
  return wireTime(epochMs).slice(0, 10)
}

/** Whether a text is an existing day. */
export function isMallDay(text: string): boolean {
  const epochMs = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(text)
}

/** The first moment of a day. */
export function midnightOf(day: string): Date {
  return new Date(epochOfWire(`${day} 00:00:00`))
}

export function dayAfter(day: string): string {
  return mallDay(midnightOf(day).getTime() + dayMs)
}

export function dayBefore(day: string): string {
  return mallDay(midnightOf(day).getTime() - dayMs)
}

function dayNumber(epochMs: number): number {
  return Math.floor((epochMs + offsetMs) / dayMs)
}

/** The number of the mall's midnights between two moments. */
export function mallDaysBetween(fromMs: number, untilMs: number): number {
  return dayNumber(untilMs) - dayNumber(fromMs)
}

export function sameMallDay(aMs: number, bMs: number): boolean {
  return mallDaysBetween(aMs, bMs) === 0
}

/** The next midnight, in epoch ms. */
export function nextMallDay(epochMs: number): number {
  return (dayNumber(epochMs) + 1) * dayMs - offsetMs
}

/** The moment of a wire time, or the beginning of a day `YYYY-MM-DD`. */
export function momentOf(text: string): Date {
  return isDay(text) ? midnightOf(text) : new Date(epochOfWire(text))
}

/** The exclusive end: the next second after a wire time, or the beginning of the day after a day. */
export function endOf(text: string): Date {
  return new Date(momentOf(text).getTime() + (isDay(text) ? dayMs : 1000))
}

function isDay(text: string): boolean {
  return text.length === 10
}
