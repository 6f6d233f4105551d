/** Year, month from 1 and day of the month, of a day of the mall or of a wire time. */
export function partsOfDay(day: string): [year: number, month: number, date: number] {
  return dayOfTime(day).split('-').map(Number) as [number, number, number]
}

/** The mall's day of a wire time. */
export function dayOfTime(time: string): string {
  return time.slice(0, 10)
}

/** The same day so many months before; the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year, month, date] = partsOfDay(day)
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return dayOfTime(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString())
}
