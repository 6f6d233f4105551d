/** The type of a message that is an offer of money, which this room sends alone and nobody recalls. */
export const offerType = 6 as const
