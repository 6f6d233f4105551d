import { dayMs } from '@hojip/platform/clock'
import { mallDay } from '@hojip/platform/mall-time'

/** How many days, weeks and months have a backup kept. */
const periods = { days: 7, weeks: 4, months: 12 }

const form = /^hojip-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(\.tar\.age)?$/

/** The name of a backup made by the clock, by which it is found again: `hojip-20261130T034000Z`. */
export function nameAt(ms: number): string {
  return `hojip-${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** When the backup of this name was made; undefined for a name that is not ours. */
export function timeOfName(name: string): number | undefined {
  const [, year, month, day, hour, minute, second] = form.exec(name) ?? []
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The week's Monday. */
function weekOf(ms: number): string {
  const weekday = (new Date(`${mallDay(ms)}T00:00:00Z`).getUTCDay() + 6) % 7
  return mallDay(ms - weekday * dayMs)
}

/**
 * Those that need not be kept: of each of the last seven days, four weeks and twelve months that have one, the newest stays.
 * They are counted by the backups that are there, so a mall that makes none any more loses none. Names of others stay.
 */
export function expired(names: readonly string[]): string[] {
  const ours = names.flatMap((name) => {
    const ms = timeOfName(name)
    return ms === undefined ? [] : [{ name, ms }]
  })
  ours.sort((a, b) => b.ms - a.ms)
  const staying = new Set<string>()
  const newestOf = (most: number, periodOf: (ms: number) => string) => {
    const seen = new Set<string>()
    for (const { name, ms } of ours) {
      if (seen.has(periodOf(ms))) continue
      if (seen.size === most) return
      seen.add(periodOf(ms))
      staying.add(name)
    }
  }
  newestOf(periods.days, mallDay)
  newestOf(periods.weeks, weekOf)
  newestOf(periods.months, (ms) => mallDay(ms).slice(0, 7))
  return ours.flatMap(({ name }) => (staying.has(name) ? [] : [name]))
}
