import { readMallTime } from '@hojip/platform/mall-time'
export type TrackingState =
  | 'pickedUp'
  | 'inTransit'
  | 'delivering'
  | 'signed'
  | 'failed'
  | 'problem'
  | 'returned'

interface TrackingEvent {
  at: Date
  /** In the carrier's words, which are Chinese. */
  text: string
  /** What the stop means, if the carrier service tells. */
  state?: TrackingState
  /** The place, as the six digits of a district of China (`sysRegion`). */
  area?: string
}

export interface Tracking {
  company: string
  number: string
  state: TrackingState
  /** Newest first. */
  events: TrackingEvent[]
}

/** Kuaidi100's states; those missing here are stops on the way. */
const states = new Map<string, TrackingState>([
  ['0', 'inTransit'],
  ['1', 'pickedUp'],
  ['2', 'problem'],
  ['3', 'signed'],
  ['4', 'returned'],
  ['5', 'delivering'],
  ['6', 'returned'],
  ['14', 'failed'],
])

/** Kuaidi100's names of single stops. */
const stopNames = new Map<string, TrackingState>([
  ['揽收', 'pickedUp'],
  ['在途', 'inTransit'],
  ['派件', 'delivering'],
  ['签收', 'signed'],
  ['疑难', 'problem'],
  ['退签', 'returned'],
  ['退回', 'returned'],
  ['拒签', 'failed'],
])

function stateOf(state: unknown): TrackingState {
  return (
    states.get(typeof state === 'string' || typeof state === 'number' ? String(state) : '') ?? 'inTransit'
  )
}

const MOST_EVENTS = 200
const LONGEST_TEXT = 500

function readEvent(row: unknown): TrackingEvent[] {
  if (typeof row !== 'object' || row === null) return []
  const { ftime, time, context, status, areaCode } = row as Record<string, unknown>
  // Carriers write Chinese local time without a zone.
  const at = readMallTime(ftime) ?? readMallTime(time)
  if (!at || typeof context !== 'string') return []
  const state = typeof status === 'string' ? stopNames.get(status) : undefined
  const area = typeof areaCode === 'string' ? /^CN(\d{6})/.exec(areaCode)?.[1] : undefined
  return [
    { at, text: context.slice(0, LONGEST_TEXT), ...(state ? { state } : {}), ...(area ? { area } : {}) },
  ]
}

/** Reads the answer to a query, or a push, about a parcel; `undefined` for anything else. */
export function readTracking(value: unknown): Tracking | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { com, nu, state, data } = value as Record<string, unknown>
  if (typeof com !== 'string' || typeof nu !== 'string' || nu === '' || !Array.isArray(data)) return undefined
  const events = data.slice(0, MOST_EVENTS).flatMap(readEvent)
  const newestFirst = events.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return { company: com, number: nu, state: stateOf(state), events: newestFirst }
}
