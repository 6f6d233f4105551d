import { mallZone, wireTime } from '../mall-time/index.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
  }
  return format
}

/** `YYYY-MM-DD HH:mm:ss` as the clocks of a zone show it. Only digits come from `Intl`, so that every engine agrees. */
export function wallTime(epochMs: number, zone: string): string {
  if (zone === mallZone) return wireTime(epochMs)
  const [year, month, day, hour, minute, second] = formatOf(zone).format(epochMs).match(/\d+/g)!
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

let known: string | undefined

/**
 * The zone that a browser tells; the mall's where it tells none, or one that it cannot write a time in: `Etc/Unknown` of a
 * computer without a zone.
 */
export function usableZone(name: string | undefined): string {
  if (!name) return mallZone
  try {
    formatOf(name)
    return name
  } catch {
    return mallZone
  }
}

/** The zone of this browser. */
export function readerZone(): string {
  return (known ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone))
}
