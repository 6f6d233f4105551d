import type { Locale } from '@hojip/platform/i18n'
import type { Periods } from './periods.ts'

export interface Section {
  heading: string
  paragraphs: string[]
  /** Short points below the paragraphs. */
  points?: string[]
}

/** A help article in one language. */
export interface Article {
  title: string
  /** One sentence that says what is found here. */
  lead: string
  sections: Section[]
}

/** Written in each language, with the periods that the orders themselves keep. */
export type ArticleTexts = Record<Locale, (periods: Periods) => Article>
