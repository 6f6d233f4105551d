/** How much an article may hold, in each language; lines and paragraphs in characters. */
export const limits = { line: 200, paragraph: 2_000, sections: 60, paragraphs: 40, points: 40 } as const

/** How many days before it is in force a change of an agreement is announced, as the E-Commerce Law (article 34) asks. */
export const noticeDays = 7
/** A change is announced at most this many days ahead. */
export const mostNoticeDays = 365
