import type { RankingDays } from '../../contract/rankings-calls.ts'

/** The lengths of the periods in days. */
export const rankingPeriods: readonly RankingDays[] = [7, 30]
export const longestPeriod: RankingDays = 30

/** A ranking of fewer products has no meaning: it is not shown. */
export const fewestRanked = 10
/** How many places of a ranking are stored. */
export const mostPlaces = 50

/** The numbers of the formulas: the computation and the texts of the formulas read them. */
export const weights = {
  /** A unit that somebody bought again within `againDays` of buying the product before. */
  again: 0.5,
  /** A unit that came back after it had left the shop, besides not being counted as bought. */
  returned: 1,
  /** A person who saved a new product. */
  saved: 0.5,
  /** Comments with the mall's mean that every product is given, so that a single one decides nothing. */
  assumedComments: 5,
} as const
export const againDays = 90
