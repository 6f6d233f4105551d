const dayMs = 86_400_000

/** The beginning of the days that "sold in 30 days" counts. */
export function soldSince(nowMs: number): Date {
  return new Date(nowMs - 30 * dayMs)
}
