import { minuteMs } from '@hojip/platform/clock'

/** Minutes and seconds, such as `02:14`; with hours from one hour on. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const short = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}

const amberFromMs = 2 * minuteMs
const crimsonFromMs = 3 * minuteMs

/** The colour of a waiting time: what waits longer is more urgent. */
export function waitTone(ms: number): string {
  if (ms >= crimsonFromMs) return 'text-crimson'
  return ms >= amberFromMs ? 'text-amber' : 'text-ink-3'
}
