/** What an operator may choose for a queue. */
export const bounds = {
  /** How many are let in each minute. */
  perMinute: { min: 1, max: 60_000, usual: 60 },
  /** How long somebody may order once it is their turn. */
  orderMinutes: { min: 2, max: 60, usual: 10 },
  /** How long before the opening people may gather. */
  gatherMinutes: { min: 0, max: 60, usual: 10 },
  /** From the opening to the end. */
  lastMinutes: { min: 5, max: 2_880, usual: 120 },
  /** How many may wait at the same time. */
  mostWaiting: { min: 1, max: 1_000_000 },
  /** How far ahead the opening may be. */
  aheadDays: 30,
} as const
