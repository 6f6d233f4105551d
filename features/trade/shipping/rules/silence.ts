import { policy } from '@hojip/policy'
import { orderStatuses } from '@hojip/orders/rules'
import { parcelStatuses } from './parcel-status.ts'

interface Journey {
  /** 3 signed, 6 returned: final. */
  status: number
  shippedAt: Date
  correctedAt: Date | null
  /** Newest first; epoch ms. */
  traces: readonly { at: number }[]
}

export function isOver({ status }: Pick<Journey, 'status'>): boolean {
  return status === parcelStatuses.signed || status === parcelStatuses.returned
}

/** Whether a parcel has had no news for so long that somebody should inquire. */
export function isSilent(parcel: Journey, nowMs: number): boolean {
  const since = parcel.correctedAt ?? parcel.shippedAt
  const lastTraceAt = Math.max(since.getTime(), parcel.traces[0]?.at ?? 0)
  return !isOver(parcel) && nowMs - lastTraceAt >= policy.silentParcelMs
}

/** Whether a parcel that came back may be sent again: only while its order waits for shipping (3) or receipt (4). */
export function mayBeSentAgain(parcel: Pick<Journey, 'status'>, orderStatus: number): boolean {
  return (
    parcel.status === parcelStatuses.returned &&
    (orderStatus === orderStatuses.toShip || orderStatus === orderStatuses.toReceive)
  )
}

/** A mistyped number can be corrected once, before the parcel has arrived. */
export function mayCorrect(parcel: Pick<Journey, 'status' | 'correctedAt'>): boolean {
  return parcel.correctedAt === null && !isOver(parcel)
}
