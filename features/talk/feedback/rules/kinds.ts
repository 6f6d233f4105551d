/** What a feedback is about, in the order of the form. */
export const kinds = ['fault', 'missing', 'wording', 'idea', 'other'] as const
export type FeedbackKind = (typeof kinds)[number]
