import type { Fen } from '@hojip/platform/money'
import { abroad, carrierDays, toFar, type TravelDays } from './travel-times.ts'

/** What a shop's delivery costs besides its fee, and the amount from which it is free. */
export interface FreightTemplate {
  /** Pieces covered by the fee; without it the fee covers any number. */
  firstPieces?: number
  /** Each further group of so many pieces, even a partial one, costs `nextFen`. */
  nextPieces?: number
  nextFen?: Fen
  /** Surcharges for far places, due even where delivery is free. A place is a province's name or a country's code. */
  surcharges?: { places: string[]; fen: Fen }[]
  /** Where the shop does not deliver to. */
  notTo?: string[]
}

/** A shop's terms of delivery. */
export interface FreightTerms {
  /** Order value from which the fee is waived. */
  freeShippingFromFen: Fen
  shippingFeeFen: Fen
  freightTemplate: FreightTemplate
}

/** The parts of an address that terms can distinguish. */
export interface Destination {
  country: string
  province: string
}

export interface Freight {
  isDeliverable: boolean
  /** The whole price of delivery. */
  feeFen: Fen
  /** The part of it for distance. */
  surchargeFen: Fen
  /** What is still to be spent in the shop until the fee is waived; 0 when it is. */
  missingFen: Fen
}

/** The fee for so many pieces, before surcharges and free delivery. */
function pieceFeeFen(pieces: number, { shippingFeeFen, freightTemplate }: FreightTerms): Fen {
  const { firstPieces, nextPieces = 1, nextFen = 0 } = freightTemplate
  const further = firstPieces === undefined ? 0 : Math.max(0, pieces - firstPieces)
  return shippingFeeFen + Math.ceil(further / nextPieces) * nextFen
}

function lies(to: Destination, places: readonly string[]): boolean {
  return places.includes(to.province) || places.includes(to.country)
}

/**
 * What delivering one shop's products costs.
 * @param to the destination; without it distance is ignored
 */
export function freightOf(
  charged: { goodsFen: Fen; pieces: number },
  terms: FreightTerms,
  to?: Destination,
): Freight {
  const { surcharges = [], notTo = [] } = terms.freightTemplate
  const fee = pieceFeeFen(charged.pieces, terms)
  const missingFen = fee === 0 ? 0 : Math.max(0, terms.freeShippingFromFen - charged.goodsFen)
  const surchargeFen = to ? (surcharges.find(({ places }) => lies(to, places))?.fen ?? 0) : 0
  return {
    isDeliverable: !to || !lies(to, notTo),
    feeFen: (missingFen === 0 ? 0 : fee) + surchargeFen,
    surchargeFen,
    missingFen,
  }
}

/** Days of travel by the carriers' times; places that the shop charges more for are far. */
export function travelDays(from: Destination, to: Destination, terms: FreightTerms): TravelDays {
  if (from.country !== to.country) return abroad
  const [least, most] = carrierDays(from.province, to.province)
  const isFar = freightOf({ goodsFen: 0, pieces: 1 }, terms, to).surchargeFen > 0
  return isFar ? [Math.max(least, toFar[0]), Math.max(most, toFar[1])] : [least, most]
}
