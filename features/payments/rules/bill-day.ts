const day = 24 * 3_600_000
/** Gateways' days begin at midnight in China, which keeps no summer time. */
const offset = 8 * 3_600_000

/** `2026-11-20`, the day of a moment. */
export function billDayOf(ms: number): string {
  return new Date(ms + offset).toISOString().slice(0, 10)
}

/** The first moment of a day. */
export function billDayStart(billDay: string): Date {
  return new Date(Date.parse(`${billDay}T00:00:00Z`) - offset)
}

export function billDayBefore(billDay: string): string {
  return billDayOf(billDayStart(billDay).getTime() - day)
}

export function billDayAfter(billDay: string): string {
  return billDayOf(billDayStart(billDay).getTime() + day)
}

/** Whether a text names a day that there is. */
export function isBillDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  )
}

/** How far back a day that was missed is made up for: gateways keep bills for three months. */
export const mostDaysBack = 30
