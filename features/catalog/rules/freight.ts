import type { Fen } from '@hojip/platform/money'

/** What a shop's delivery costs besides its fee and the money from which that is free. */
export interface FreightTemplate {
  /** Pieces that the fee covers; without it the fee covers any number. */
  firstPieces?: number
  /** So many further pieces, or a part of them, cost `nextFen`. */
  nextPieces?: number
  nextFen?: Fen
  /** Far places, which cost more even where delivery is free. A place is a province's name or a country's code. */
  surcharges?: { places: string[]; fen: Fen }[]
  /** Where the shop does not deliver to. */
  notTo?: string[]
}

/** A shop's terms of delivery. */
export interface FreightTerms {
  /** Goods money from which the fee falls away. */
  freeShippingFromFen: Fen
  shippingFeeFen: Fen
  freightTemplate: FreightTemplate
}

/** As far as terms tell places apart. */
export interface Destination {
  country: string
  province: string
}

export interface Freight {
  isDeliverable: boolean
  /** Everything that is paid for delivery. */
  feeFen: Fen
  /** Of it: for the distance. */
  surchargeFen: Fen
  /** What is still to be spent in the shop until the fee falls away; 0 where it has. */
  missingFen: Fen
}

/** What the fee is for so many pieces, before distance and free delivery. */
export function pieceFeeFen(pieces: number, { shippingFeeFen, freightTemplate }: FreightTerms): Fen {
  const { firstPieces, nextPieces = 1, nextFen = 0 } = freightTemplate
  const further = firstPieces === undefined ? 0 : Math.max(0, pieces - firstPieces)
  return shippingFeeFen + Math.ceil(further / nextPieces) * nextFen
}

function lies(to: Destination, places: readonly string[]): boolean {
  return places.includes(to.province) || places.includes(to.country)
}

/**
 * What delivering one shop's goods costs.
 * @param to where to; without it distance does not count
 */
export function freightOf(
  goods: { goodsFen: Fen; pieces: number },
  terms: FreightTerms,
  to?: Destination,
): Freight {
  const { surcharges = [], notTo = [] } = terms.freightTemplate
  const fee = pieceFeeFen(goods.pieces, terms)
  const missingFen = fee === 0 ? 0 : Math.max(0, terms.freeShippingFromFen - goods.goodsFen)
  const surchargeFen = to ? (surcharges.find(({ places }) => lies(to, places))?.fen ?? 0) : 0
  return {
    isDeliverable: !to || !lies(to, notTo),
    feeFen: (missingFen === 0 ? 0 : fee) + surchargeFen,
    surchargeFen,
    missingFen,
  }
}

/** Days a parcel is on its way, at least and at most. */
export type TravelDays = readonly [least: number, most: number]

/** Within the province, the country, to its far places, and abroad. */
export function travelDays(from: Destination, to: Destination, terms: FreightTerms): TravelDays {
  if (from.country !== to.country) return [5, 10]
  if (freightOf({ goodsFen: 0, pieces: 1 }, terms, to).surchargeFen > 0) return [4, 7]
  return from.province === to.province ? [1, 2] : [2, 4]
}
