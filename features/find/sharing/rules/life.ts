import { dayMs } from '@hojip/platform/clock'

/** How long a shared link works. */
export const lifeDays = 30
export const lifeMs = lifeDays * dayMs
