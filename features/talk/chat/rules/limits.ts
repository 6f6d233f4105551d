import { minuteMs } from '@hojip/platform/clock'

/** How long a sender may recall a message. */
export const recallMs = 2 * minuteMs

/** How long "is typing" is shown without another sign. */
export const typingMs = 5_000
