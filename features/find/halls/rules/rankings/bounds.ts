import { dayMs, hourMs } from '@hojip/platform/clock'

/** The beginning of the hour, in epoch ms. */
export function hourOf(nowMs: number): number {
  return nowMs - (nowMs % hourMs)
}

export function daysBefore(nowMs: number, days: number): Date {
  return new Date(nowMs - days * dayMs)
}
