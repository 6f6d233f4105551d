import { hourMs } from '@hojip/platform/clock'

/** So long the feed of changed products is kept; a process that has not read it for half of that reads all products anew. */
export const feedStoredMs = 6 * hourMs
