/** How long a sender may recall a message. */
export const recallMs = 2 * 60_000

/** How long "is typing" is shown without another sign. */
export const typingMs = 5_000
