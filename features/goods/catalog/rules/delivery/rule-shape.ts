import type { Fen } from '@hojip/platform/money'

/** What the fee grows with: pieces, grams or fen of products. */
export type FreightUnit = 'piece' | 'weight' | 'amount'

/**
 * A country's code or names from the province down, as addresses store them: `CN`, `吉林省`,
 * `吉林省/延边朝鲜族自治州/延吉市`. It covers everything in it that is not named elsewhere.
 */
export type Place = string

export interface FreightGroup {
  /** The shop's own word for it; '' where it has none. */
  name: string
  places: Place[]
  /** Units covered by `firstFen`; each further `next` units, even a part of them, cost `nextFen`. */
  first: number
  firstFen: Fen
  next: number
  nextFen: Fen
  /** Free from this amount of products, or from so many pieces; with neither, never. */
  freeFromFen?: Fen | undefined
  freeFromPieces?: number | undefined
  /** Due even where delivery is free. */
  surchargeFen: Fen
}

export interface FreightRule {
  version: 1
  unit: FreightUnit
  groups: FreightGroup[]
  /** Named so that they are taken out of a larger place; whatever is in no group is not delivered to either. */
  notTo: Place[]
}
