const CHINA_OFFSET_MS = 8 * 3_600_000

/** `2026-11-20 16:00:00` in China, whatever the zone of this machine. */
export function chinaTime(ms: number): string {
  return new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `2026-11-20T16:00:00+08:00` */
export function chinaRfc3339(ms: number): string {
  return `${chinaTime(ms).replace(' ', 'T')}+08:00`
}
