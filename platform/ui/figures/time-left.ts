import { minuteMs } from '../../clock/index.ts'

function two(n: number) {
  return String(n).padStart(2, '0')
}

/** `mm:ss`, from one hour `hh:mm:ss`. Rounded up to whole seconds, so that 00:00 is really the end. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}

/** The minute to announce when time passes from `before` to `now`: 5 or 1. */
export function minuteToAnnounce(before: number, now: number): 1 | 5 | undefined {
  return ([5, 1] as const).find((minute) => before > minute * minuteMs && now <= minute * minuteMs)
}
