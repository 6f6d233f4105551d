import { epochOfWire } from '@hojip/platform/i18n'

const day = 24 * 3_600_000
/** The mall's days begin at midnight in Asia/Shanghai, which keeps no summer time. */
const offset = 8 * 3_600_000

const dayOf = (ms: number) => Math.floor((ms + offset) / day)

/** Midnights of the mall between two moments. */
export const mallDaysBetween = (fromMs: number, untilMs: number): number => dayOf(untilMs) - dayOf(fromMs)

export const sameMallDay = (aMs: number, bMs: number): boolean => mallDaysBetween(aMs, bMs) === 0

export const nextMallDay = (ms: number): number => (dayOf(ms) + 1) * day - offset

const isDay = (text: string) => text.length === 10

/** `YYYY-MM-DD HH:mm:ss` of the mall's time, or the beginning of a day `YYYY-MM-DD`. */
export const momentOf = (text: string): Date => new Date(epochOfWire(isDay(text) ? `${text} 00:00:00` : text))

/** The moment after it: of a day, the beginning of the next. */
export const endOf = (text: string): Date => new Date(momentOf(text).getTime() + (isDay(text) ? day : 1000))
