/** The available number of an uncounted product. Pages do not show it, only that there are some. */
export const plenty = 1_000_000

/** Why units are corrected by hand, as people choose it. */
export const chosenReasons = ['received', 'damaged', 'lost', 'found', 'counted', 'other'] as const
/** The others name where it was done. */
export type StockReason = (typeof chosenReasons)[number] | 'list' | 'bulk' | 'editor' | 'undo'

/** How the log calls a change of the units on hand. */
export type MovementKind = 'opening' | 'sold' | 'returned' | 'import' | 'correction' | 'recount'
