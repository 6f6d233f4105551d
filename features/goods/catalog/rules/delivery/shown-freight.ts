import type { Fen } from '@hojip/platform/money'
import type { FreightRule, FreightUnit } from './rule-shape.ts'

/** Terms without groups of regions: what is shown before the destination is known, and orders before there were templates. */
export interface PlainTerms {
  /** Units covered by the fee; without it the fee covers any number. */
  firstPieces?: number | undefined
  /** Each further group of so many units, even a partial one, costs `nextFen`. */
  nextPieces?: number | undefined
  nextFen?: Fen | undefined
  /** What is counted, when it is not pieces. */
  unit?: FreightUnit | undefined
  /** Pieces from which the fee is waived; then no amount does. */
  freeFromPieces?: number | undefined
  /** Surcharges for far places, due even where delivery is free. A place is a province's name or a country's code. */
  surcharges?: { places: string[]; fen: Fen }[]
  /** Where the shop does not deliver to. */
  notTo?: string[]
}

/** Terms of delivery of some products. */
export interface FreightTerms {
  /** Order value from which the fee is waived, and the fee for the first units. A rule has both for each group. */
  freeShippingFromFen: Fen
  shippingFeeFen: Fen
  freightTemplate: PlainTerms | FreightRule
}

/** What is to be delivered. */
export interface Charged {
  goodsFen: Fen
  pieces: number
  /** By default a kilogram a piece. */
  grams?: number
}

/** What a fee that grows with such units counts. */
export function countedUnits(
  { goodsFen, pieces, grams = pieces * 1_000 }: Charged,
  unit: FreightUnit | undefined,
): number {
  return { weight: grams, amount: goodsFen, piece: pieces }[unit ?? 'piece']
}

export interface ShownFreight {
  feeFen: Fen
  /** What is still to be spent until the fee is waived; 0 when it is. */
  missingFen: Fen
}

/** Means "no amount makes it free" where an amount has to be compared. */
export const neverFreeFen: Fen = 9_999_999_999

export function neverFree(fromFen: Fen): boolean {
  return fromFen >= neverFreeFen
}

/**
 * The fee by terms without groups, wherever it goes: all fees are computed here.
 * @param charged with the units that the fee grows with (`countedUnits`), by default pieces
 */
export function shownFreight(
  { goodsFen, pieces, units = pieces }: Omit<Charged, 'grams'> & { units?: number },
  terms: FreightTerms,
): ShownFreight {
  const { firstPieces, nextPieces = 1, nextFen = 0, freeFromPieces } = terms.freightTemplate as PlainTerms
  const further = Math.max(0, units - (firstPieces ?? units))
  const fee = terms.shippingFeeFen + Math.ceil(further / nextPieces) * nextFen
  const isFree = fee === 0 || pieces >= (freeFromPieces ?? Infinity)
  const missingFen = isFree ? 0 : Math.max(0, terms.freeShippingFromFen - goodsFen)
  return { feeFen: missingFen === 0 ? 0 : fee, missingFen }
}
