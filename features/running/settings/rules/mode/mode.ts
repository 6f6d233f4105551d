import { readRates } from './read-rates.ts'

/** What the operator of the machines has made of the mall: open, to be read only, or closed for a while. */
const modeNames = ['open', 'readOnly', 'closed'] as const
type ModeName = (typeof modeNames)[number]

export interface Mode {
  name: ModeName
  /** When it is expected to end; it does not end by itself. */
  untilMs: number | null
}

export const openMode: Mode = { name: 'open', untilMs: null }

/** As it is stored; what is not understood, from a later version, is an open mall. */
export function modeOf(value: unknown): Mode {
  const { name, untilMs } = (value ?? {}) as { name?: unknown; untilMs?: unknown }
  const known = modeNames.find((one) => one === name)
  return known ? { name: known, untilMs: typeof untilMs === 'number' ? untilMs : null } : openMode
}

interface Asked {
  key: string
  call: { auth: string; rate: string }
}

/** What the business site asks before anybody has signed in, and how one signs in there. */
function isWayIn(key: string): boolean {
  return (
    /^\w+ \/staff\//.test(key) || key === 'GET /sysConfig/queryPublic' || key === 'GET /appUser/findById/{id}'
  )
}

/**
 * Whether a call goes on. Gateways are always heard: money that arrives is booked. Operators of the mall go on. Who signs in
 * while the mall can only be read wants to see their orders.
 */
export function goesOn(
  { name }: Mode,
  { key, call: { auth, rate } }: Asked,
  role: string | undefined,
): boolean {
  if (name === 'open' || auth === 'callback' || role === 'operator' || isWayIn(key)) return true
  if (name === 'closed') return false
  return readRates.has(rate) || (auth === 'public' && (rate === 'login' || rate === 'sms'))
}

const leastSeconds = 5
const mostSeconds = 3_600
const unknownSeconds = 60

/** When it is worth asking again. */
export function secondsLeft({ untilMs }: Mode, nowMs: number): number {
  if (untilMs === null || untilMs <= nowMs) return unknownSeconds
  return Math.min(mostSeconds, Math.max(leastSeconds, Math.ceil((untilMs - nowMs) / 1_000)))
}
