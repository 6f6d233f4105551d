const dayMs = 24 * 3_600_000

/** How long a shared link works. */
export const lifeDays = 30
export const lifeMs = lifeDays * dayMs
