import { policy } from '@hojip/policy'

const second = 1_000
const early = [5, 15, 30, 60].map((s) => s * second)
const later = 5 * 60 * second

/**
 * When a gateway is asked about an attempt, in epoch ms: soon and often, then every five minutes, and a last
 * time after it has expired. Notifications may never arrive; asking is what we rely on.
 */
export function pollTimes(createdMs: number, expiresMs: number): number[] {
  const times = early.map((ms) => createdMs + ms)
  for (let at = createdMs + later; at < expiresMs; at += later) times.push(at)
  return [...times.filter((at) => at < expiresMs), expiresMs + policy.payGraceMs]
}

/** The pauses between tries to refund under the same number, until a person has to look into it. */
export const refundWaitsMs = [10, 60, 600, 3_600, 6 * 3_600, 24 * 3_600, 72 * 3_600].map((s) => s * second)

/** After this many tries the refund is reported as stuck, while the tries go on: gateways normally take up to a day. */
export const refundStuckAfter = 5
