/** The available number of an uncounted product. Pages do not show it, only that there are some. */
export const plenty = 1_000_000
