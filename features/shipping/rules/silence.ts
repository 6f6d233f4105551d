import { policy } from '@hojip/policy'

interface Journey {
  /** 3 signed, 6 returned: over. */
  status: number
  shippedAt: Date
  correctedAt: Date | null
  /** Newest first; epoch ms. */
  traces: readonly { at: number }[]
}

export function isOver({ status }: Pick<Journey, 'status'>): boolean {
  return status === 3 || status === 6
}

/** Whether nothing has been heard of a parcel for so long that somebody should ask. */
export function isSilent(parcel: Journey, nowMs: number): boolean {
  const since = parcel.correctedAt ?? parcel.shippedAt
  const heard = Math.max(since.getTime(), parcel.traces[0]?.at ?? 0)
  return !isOver(parcel) && nowMs - heard >= policy.silentParcelMs
}

/** What came back leaves again while its buyer waits for it: the order waits for shipping (3) or receipt (4). */
export function mayBeSentAgain(parcel: Pick<Journey, 'status'>, orderStatus: number): boolean {
  return parcel.status === 6 && (orderStatus === 3 || orderStatus === 4)
}

/** A mistyped number is put right once, before the parcel has arrived. */
export function mayCorrect(parcel: Pick<Journey, 'status' | 'correctedAt'>): boolean {
  return parcel.correctedAt === null && !isOver(parcel)
}
