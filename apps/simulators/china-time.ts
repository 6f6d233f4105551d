import { hourMs } from '@hojip/platform/clock'

const CHINA_OFFSET_MS = 8 * hourMs

/** `2026-11-20 16:00:00`, the time format of Alipay and the carriers. */
export function chinaTime(ms: number): string {
  return new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `2026-11-20T16:00:00+08:00`, the time format of WeChat Pay. */
export function chinaRfc3339(ms: number): string {
  return `${chinaTime(ms).replace(' ', 'T')}+08:00`
}

/** `2026-11-20` */
export function chinaDay(ms: number): string {
  return chinaTime(ms).slice(0, 10)
}

/** Parses `2026-11-20 16:00:00` as China time. */
export function parseChinaTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const ms = Date.parse(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(ms) ? undefined : ms
}
