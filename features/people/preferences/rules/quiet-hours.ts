import { wireTime } from '@hojip/platform/mall-time'

interface QuietHours {
  /** `HH:mm` in the mall's zone. */
  from: string | null
  to: string | null
}

/** Whether a moment is within the quiet hours, which may span midnight. The end does not belong to them. */
export function isQuiet({ from, to }: QuietHours, nowMs: number): boolean {
  if (from === null || to === null || from === to) return false
  const now = wireTime(nowMs).slice(11, 16)
  return from < to ? now >= from && now < to : now >= from || now < to
}
