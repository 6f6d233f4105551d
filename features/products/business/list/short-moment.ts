import { epochOfWire, mallDay } from '@hojip/platform/mall-time'

const dayMs = 86_400_000

/** `2026-11-25 09:12:00` in a few characters: "今天 09:12", "11-18 14:02", and for another year only its day. */
export function shortMoment(
  wireTime: string,
  nowMs: number,
  { today, yesterday }: { today: string; yesterday: string },
): string {
  const day = mallDay(epochOfWire(wireTime))
  const clock = wireTime.slice(11, 16)
  if (day === mallDay(nowMs)) return `${today} ${clock}`
  if (day === mallDay(nowMs - dayMs)) return `${yesterday} ${clock}`
  return day.slice(0, 4) === mallDay(nowMs).slice(0, 4) ? `${day.slice(5)} ${clock}` : day
}
