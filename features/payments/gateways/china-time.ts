const CHINA_OFFSET_MS = 8 * 3_600_000

/** `2026-11-20 16:00:00` in China, whatever the zone of this machine. */
export const chinaTime = (ms: number): string =>
  new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** `2026-11-20T16:00:00+08:00` */
export const chinaRfc3339 = (ms: number): string => `${chinaTime(ms).replace(' ', 'T')}+08:00`
