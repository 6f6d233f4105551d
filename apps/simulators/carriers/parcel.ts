import { randomUUID } from 'node:crypto'
import { chinaTime } from '../china-time.ts'
import type { Table } from '../journal/journal.ts'
import type { World } from '../world.ts'
import { journeyOf } from './journey.ts'

export interface Parcel {
  number: string
  company: string
  from?: string
  to?: string
  callbackUrl: string
  salt?: string
  /** The phone digits that the carrier requires in a query. */
  phone?: string
  /** The number of stops after which the carrier turned it round. */
  turnedAfter?: number
  subscribedMs: number
  /** The times at which the stops so far were reached. */
  reachedMs: number[]
}

export type Parcels = Table<Parcel>

export function openParcels(world: World): Parcels {
  return world.journal.table<Parcel>('parcels')
}

/** Whether the parcel is at its receiver, or returned to its sender. */
export function isOver(parcel: Parcel): boolean {
  return parcel.reachedMs.length === journeyOf(parcel).length
}

/** The tracking data of both the query and the push; `undefined` before the parcel is picked up. */
export function trackingOf(parcel: Parcel): Record<string, unknown> | undefined {
  const stops = journeyOf(parcel).slice(0, parcel.reachedMs.length)
  const last = stops.at(-1)
  if (!last) return undefined
  const data = stops.map((stop, index) => {
    const time = chinaTime(parcel.reachedMs[index] ?? 0)
    const { context, status, areaCode } = stop
    return { time, ftime: time, context, status, ...(areaCode ? { areaCode } : {}) }
  })
  return {
    message: 'ok',
    state: last.state,
    status: '200',
    condition: 'F00',
    ischeck: last.state === '3' ? '1' : '0',
    com: parcel.company,
    nu: parcel.number,
    data: data.toReversed(),
  }
}

function pushEvent(parcel: Parcel): Record<string, unknown> {
  return {
    status: isOver(parcel) ? 'shutdown' : 'polling',
    billstatus: isOver(parcel) ? 'check' : parcel.reachedMs.length === 1 ? 'got' : 'sending',
    message: '',
    lastResult: trackingOf(parcel),
  }
}

const SECOND_MS = 1_000

/**
 * Carriers write whole seconds: stops reached at once get times a second apart, so that their order is clear. The last
 * is reached now and none later, since a scan cannot lie in the future; the first may come before the subscription, as
 * a courier's does who scans before the shop has filed the number.
 */
function timesOfStops({ reachedMs }: Parcel, steps: number, nowMs: number): number[] {
  const sinceMs = reachedMs.at(-1) ?? 0
  return Array.from({ length: steps }, (_, i) => Math.max(sinceMs, nowMs - (steps - 1 - i) * SECOND_MS))
}

/** Moves a parcel on by `stops`, notifies the subscriber once, and schedules the next stop. */
export function moveOn(world: World, parcels: Parcels, number: string, stops: number): Parcel | undefined {
  const parcel = parcels.get(number)
  if (!parcel) return undefined
  const left = journeyOf(parcel).length - parcel.reachedMs.length
  const steps = Math.min(stops, left)
  if (steps === 0) return parcel
  const nowMs = world.clock.nowMs()
  const moved = { ...parcel, reachedMs: [...parcel.reachedMs, ...timesOfStops(parcel, steps, nowMs)] }
  const owed = world.notifier.prepare({
    id: randomUUID(),
    channel: 'carrier',
    kind: 'parcel',
    number,
    url: moved.callbackUrl,
    event: { salt: moved.salt, param: pushEvent(moved) },
  })
  world.journal.write(parcels.change(number, moved), owed.change)
  owed.go()
  planNextStop(world, parcels, moved)
  return moved
}

/** The carrier cannot deliver a parcel that is under way, and returns it to its sender. */
export function bringBack(world: World, parcels: Parcels, number: string): Parcel | undefined {
  const parcel = parcels.get(number)
  if (!parcel || isOver(parcel)) return parcel
  const turned = { ...parcel, turnedAfter: parcel.turnedAfter ?? parcel.reachedMs.length }
  world.journal.write(parcels.change(number, turned))
  return moveOn(world, parcels, number, Number.MAX_SAFE_INTEGER)
}

/** Schedules the next stop at the journey's distance from the last one, wherever the parcel was moved by hand. */
export function planNextStop(world: World, parcels: Parcels, parcel: Parcel): void {
  const journey = journeyOf(parcel)
  const next = journey[parcel.reachedMs.length]
  if (!next) return
  const before = journey[parcel.reachedMs.length - 1]?.share ?? 0
  const sinceMs = parcel.reachedMs.at(-1) ?? parcel.subscribedMs
  const atMs = sinceMs + ((next.share - before) * world.parcelMs) / world.speed
  world.timers.at(`parcel ${parcel.number}`, atMs, () => void moveOn(world, parcels, parcel.number, 1))
}
