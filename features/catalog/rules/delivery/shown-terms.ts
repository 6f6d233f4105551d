import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import type { FreightTerms } from './freight.ts'

/** Terms of delivery as the wire has them, without places: each place is asked about on its own. */
interface ShownTerms {
  freeShippingFrom: string
  shippingFee: string
  /** The fee covers the `first` pieces; each further `next` pieces cost `nextFee`. */
  byPiece?: { first: number; next: number; nextFee: string } | undefined
}

export function shownTerms({
  freeShippingFromFen,
  shippingFeeFen,
  freightTemplate: { firstPieces, nextPieces = 1, nextFen = 0 },
}: FreightTerms): ShownTerms {
  return {
    freeShippingFrom: fenToYuan(freeShippingFromFen),
    shippingFee: fenToYuan(shippingFeeFen),
    ...(firstPieces !== undefined && nextFen > 0
      ? { byPiece: { first: firstPieces, next: nextPieces, nextFee: fenToYuan(nextFen) } }
      : {}),
  }
}

/** The contract guarantees the form of the amount. */
function fenOf(yuan: string): number {
  return yuanToFen(yuan) ?? 0
}

export function termsOf({ freeShippingFrom, shippingFee, byPiece }: ShownTerms): FreightTerms {
  return {
    freeShippingFromFen: fenOf(freeShippingFrom),
    shippingFeeFen: fenOf(shippingFee),
    freightTemplate: byPiece
      ? { firstPieces: byPiece.first, nextPieces: byPiece.next, nextFen: fenOf(byPiece.nextFee) }
      : {},
  }
}
