/** Characters of the reason for closing or opening a shop, as in the contract. */
export const fewestWords = 2
export const mostWords = 300

export const closeReasons = ['fraud', 'fake', 'forbidden', 'service', 'papers', 'asked'] as const
export type CloseReason = (typeof closeReasons)[number]

/** The most products that a shop may be allowed; the contract's bound. */
export const mostOfLimit = 1_000_000
