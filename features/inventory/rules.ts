/**
 * What can be ordered of goods that nobody counts, as a number. Nobody needs to know of so many how many there are
 * exactly: pages say that there are some.
 */
export const plenty = 1_000_000
