/** How often a code may be sent. The limits stay below the carriers' own. */
export const smsLimits = {
  expireSeconds: 300,
  resendSeconds: 60,
  wrongTries: 5,
  perPhone: [
    { seconds: 60, count: 1 },
    { seconds: 3_600, count: 5 },
    { seconds: 86_400, count: 10 },
  ],
  /** Generous: a whole office can share one address. */
  perIp: [
    { seconds: 60, count: 5 },
    { seconds: 3_600, count: 20 },
    { seconds: 86_400, count: 60 },
  ],
  /** For one browser; deleting its cookie evades this, so the other limits apply as well. */
  perBrowser: [
    { seconds: 60, count: 3 },
    { seconds: 3_600, count: 10 },
  ],
} as const

export interface Sent {
  secondsAgo: number
}

interface Limit {
  seconds: number
  count: number
}

/** The same limits where time passes so many times faster. */
export function atPace(limits: readonly Limit[], pace: number): Limit[] {
  return limits.map(({ seconds, count }) => ({ seconds: seconds / pace, count }))
}

/** Seconds to wait until one more is allowed; 0 when it is allowed now. `sent` are the earlier ones, newest first. */
export function waitFor(sent: readonly Sent[], limits: readonly Limit[]): number {
  let wait = 0
  for (const { seconds, count } of limits) {
    const nth = sent[count - 1]
    if (nth && nth.secondsAgo < seconds) wait = Math.max(wait, Math.ceil(seconds - nth.secondsAgo))
  }
  return wait
}

export const sessionLimits = {
  absoluteDays: 7,
  idleHours: 72,
  /** Of an operator at the business site: anybody who finds their computer open has the whole mall. */
  operator: { absoluteHours: 12, idleHours: 1 },
  /** `last_seen_at` is written at most this often. */
  touchMinutes: 5,
  perUser: 10,
  /** How long requests under way may still use a session that was replaced. */
  graceSeconds: 30,
  /** Sensitive calls need a proof of identity within this time. */
  stepUpMinutes: 15,
} as const

/**
 * Seconds that each is valid: a proof by SMS, a provider's identity without a phone, the way to a provider and back,
 * and a password without its second step.
 */
export const proofSeconds = { ticket: 300, identity: 600, state: 600, staff: 600 } as const

/** The days for which a browser that proved a phone is not asked for a code again. */
export const knownDeviceDays = 90

/** Wrong passwords without a delay: from one place, and from all unknown devices together. */
export const passwordTries = {
  fromOnePlace: { free: 5, longestSeconds: 900 },
  fromEverywhere: { free: 30, longestSeconds: 300 },
} as const

/** How many copies of their data a user may ask for in a day. */
export const exportsADay = 3

const freeWrong = { lastHour: 10, lastDay: 20 }

/**
 * Seconds to wait after wrong codes to one number: none for the first ten per hour and twenty per day, then a minute
 * that doubles with each, up to fifteen. Strangers can thereby delay the owner, but not lock them out.
 */
export function waitAfterWrongCodes(wrong: {
  lastHour: number
  lastDay: number
  secondsAgo: number
}): number {
  const excess = Math.max(wrong.lastHour - freeWrong.lastHour, wrong.lastDay - freeWrong.lastDay)
  if (excess < 0) return 0
  return Math.max(0, Math.ceil(Math.min(900, 60 * 2 ** Math.min(excess, 4)) - wrong.secondsAgo))
}
