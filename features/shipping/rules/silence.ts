import { policy } from '@hojip/policy'
import { orderStatuses } from '@hojip/orders/rules'
import { parcelStatuses } from './parcel-status.ts'

interface Journey {
  /** 3 signed, 6 returned: over. */
  status: number
  shippedAt: Date
  correctedAt: Date | null
  /** Newest first; epoch ms. */
  traces: readonly { at: number }[]
}

export function isOver({ status }: Pick<Journey, 'status'>): boolean {
  return status === parcelStatuses.signed || status === parcelStatuses.returned
}

/** Whether nothing has been heard of a parcel for so long that somebody should ask. */
export function isSilent(parcel: Journey, nowMs: number): boolean {
  const since = parcel.correctedAt ?? parcel.shippedAt
  const heard = Math.max(since.getTime(), parcel.traces[0]?.at ?? 0)
  return !isOver(parcel) && nowMs - heard >= policy.silentParcelMs
}

/** What came back leaves again while its buyer waits for it: the order waits for shipping (3) or receipt (4). */
export function mayBeSentAgain(parcel: Pick<Journey, 'status'>, orderStatus: number): boolean {
  return (
    parcel.status === parcelStatuses.returned &&
    (orderStatus === orderStatuses.toShip || orderStatus === orderStatuses.toReceive)
  )
}

/** A mistyped number is put right once, before the parcel has arrived. */
export function mayCorrect(parcel: Pick<Journey, 'status' | 'correctedAt'>): boolean {
  return parcel.correctedAt === null && !isOver(parcel)
}
