/** A row of a counting sheet. */
export interface CountRow {
  goodsSn: string
  /** Units on the shelf when the sheet was made; null: not counted. */
  onHand: number | null
  /** What somebody found on the shelf. */
  counted: number
}

/** What is there of the SKU now. */
export interface SkuNow {
  onHand: number | null
  /** For unpaid orders. */
  reserved: number
  /** For paid ones. */
  toShip: number
  /** Whether somebody or an import has set the number since the sheet was made. */
  isCorrected: boolean
}

type CountProblem = 'skuGone' | 'ambiguous' | 'repeated' | 'corrected' | 'short'

export interface Judged {
  problem?: CountProblem
  /** Units on the shelf afterwards; equal to what is there when nothing is to be done. */
  becomes?: number
  /** What was shipped (below zero) or came back since the sheet was made. */
  moved: number
}

/**
 * What a row of a counting sheet does. A parcel that left between the making of the sheet and its upload is no difference: what was
 * found missing or too much is applied to what is there now. A number that was set since then stays, so the same sheet
 * does nothing when it comes twice.
 * @param skus the shop's SKUs with the row's number
 * @param isRepeated whether the number stands in the sheet before
 */
export function judgeCount(row: CountRow, skus: readonly SkuNow[], isRepeated: boolean): Judged {
  const [now, other] = skus
  if (!now) return { problem: 'skuGone', moved: 0 }
  if (other) return { problem: 'ambiguous', moved: 0 }
  if (isRepeated) return { problem: 'repeated', moved: 0 }
  if (now.isCorrected || (now.onHand === null) !== (row.onHand === null))
    return now.onHand === row.counted
      ? { becomes: row.counted, moved: 0 }
      : { problem: 'corrected', moved: 0 }
  const moved = (now.onHand ?? 0) - (row.onHand ?? 0)
  const becomes = row.counted + moved
  return becomes < now.reserved + now.toShip ? { problem: 'short', moved } : { becomes, moved }
}
