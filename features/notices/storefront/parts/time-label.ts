import { epochOfWire, mallDaysBetween } from '@hojip/platform/mall-time'

/** A short time: the hour today, "yesterday", the day of this year, else the date. */
export function timeLabel(time: string, now: string, yesterday: string): string {
  const days = mallDaysBetween(epochOfWire(time), epochOfWire(now))
  if (days <= 0) return time.slice(11, 16)
  if (days === 1) return yesterday
  return time.slice(0, 4) === now.slice(0, 4) ? time.slice(5, 10) : time.slice(0, 10)
}
