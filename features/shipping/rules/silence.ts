import { policy } from '@hojip/orders/policy'

interface Journey {
  /** 3 signed, 6 returned: over. */
  status: number
  shippedAt: Date
  correctedAt: Date | null
  /** Newest first; epoch ms. */
  traces: readonly { at: number }[]
}

export const isOver = ({ status }: Pick<Journey, 'status'>): boolean => status === 3 || status === 6

/** Whether nothing has been heard of a parcel for so long that somebody should ask. */
export const isSilent = (parcel: Journey, nowMs: number): boolean => {
  const since = parcel.correctedAt ?? parcel.shippedAt
  const heard = Math.max(since.getTime(), parcel.traces[0]?.at ?? 0)
  return !isOver(parcel) && nowMs - heard >= policy.silentParcelMs
}

/** A mistyped number is put right once, before the parcel has arrived. */
export const mayCorrect = (parcel: Pick<Journey, 'status' | 'correctedAt'>): boolean =>
  parcel.correctedAt === null && !isOver(parcel)
