import type { Tools } from '@hojip/db'

/** What operators set, instead of `rules/limits.ts`. */
interface QuestionsOptions {
  /** How many a shopper may write within 24 hours; asked anew for each call. */
  mostADay?: (what: 'answers' | 'questions') => number
}

export interface QuestionsTools extends Tools, QuestionsOptions {}
