import { dayMs } from '@hojip/platform/clock'

export interface Day<T> {
  day: string
  list: T[]
}

/** Groups entries that are sorted by time into days. */
export function byDay<T extends { day: string }>(entries: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.day === entry.day) last.list.push(entry)
    else days.push({ day: entry.day, list: [entry] })
  }
  return days
}

/** The number of days between two days: 0 for the same day, 1 for yesterday. */
export function daysBefore(today: string, day: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs)
}
