import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import type { FreightUnit } from './rule-shape.ts'
import { usualTerms } from './rule.ts'
import { neverFree, type FreightTerms, type PlainTerms } from './shown-freight.ts'

/** Terms of delivery as the wire has them, without places: each place is asked about on its own. */
export interface ShownTerms {
  freeShippingFrom: string
  shippingFee: string
  /** The fee covers the `first` pieces, or grams or fen; each further `next` of them cost `nextFee`. */
  byPiece?: { first: number; next: number; nextFee: string } | undefined
  /** Of `byPiece`, where it does not count pieces. */
  freightUnit?: FreightUnit | undefined
  /** Pieces from which delivery is free, instead of an amount. */
  freeFromPieces?: number | undefined
}

export function shownTerms(terms: FreightTerms): ShownTerms {
  const { freeShippingFromFen, shippingFeeFen, freightTemplate } = usualTerms(terms)
  const { firstPieces, nextPieces = 1, nextFen = 0, unit, freeFromPieces } = freightTemplate as PlainTerms
  const byPiece = firstPieces !== undefined && nextFen > 0
  return {
    freeShippingFrom: fenToYuan(freeShippingFromFen),
    shippingFee: fenToYuan(shippingFeeFen),
    ...(byPiece && { byPiece: { first: firstPieces, next: nextPieces, nextFee: fenToYuan(nextFen) } }),
    ...(byPiece && unit && { freightUnit: unit }),
    ...(freeFromPieces && { freeFromPieces }),
  }
}

/** Of an amount on the wire, whose form the contract guarantees. */
export function fenOf(yuan: string): number {
  return yuanToFen(yuan) ?? 0
}

/** For `shownFreight`; the unit of the fee is for `countedUnits`. */
export function termsOf({
  freeShippingFrom,
  shippingFee,
  byPiece,
  freeFromPieces,
}: ShownTerms): FreightTerms {
  return {
    freeShippingFromFen: fenOf(freeShippingFrom),
    shippingFeeFen: fenOf(shippingFee),
    freightTemplate: {
      firstPieces: byPiece?.first,
      nextPieces: byPiece?.next,
      nextFen: byPiece && fenOf(byPiece.nextFee),
      freeFromPieces,
    },
  }
}

/** Whether no order is large enough for free delivery. */
export function isNeverFree({ freeShippingFrom }: Pick<ShownTerms, 'freeShippingFrom'>): boolean {
  return neverFree(fenOf(freeShippingFrom))
}
