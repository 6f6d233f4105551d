/** What a feedback is about, in the order of the form. */
export const kinds = ['fault', 'missing', 'wording', 'idea', 'other'] as const
export type FeedbackKind = (typeof kinds)[number]

export const fewestCharacters = 10
export const mostCharacters = 500
export const mostPictures = 5
export const mostContact = 100

/** How much one user or one visitor's network may send in 24 hours. */
export const quota = { user: 20, network: 10 }

/** The longest answer. */
export const mostAnswer = 1000
