export interface Day<T> {
  day: string
  list: T[]
}

/** Entries that are sorted by time, put together by day. */
export function byDay<T extends { day: string }>(entries: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.day === entry.day) last.list.push(entry)
    else days.push({ day: entry.day, list: [entry] })
  }
  return days
}

const dayMs = 86_400_000

/** How many days lie between two days: 0 for the same, 1 for yesterday. */
export function daysBefore(today: string, day: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs)
}
