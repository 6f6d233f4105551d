import type { Locale } from '@hojip/platform/i18n'
import type { Periods } from './periods.ts'

export interface Section {
  heading: string
  paragraphs: string[]
  /** A short list below the paragraphs. */
  points?: string[]
}

/** A help article in one language. */
export interface Article {
  title: string
  /** One sentence that summarizes the article. */
  lead: string
  sections: Section[]
}

/** Written in each language, with the periods that the orders apply. */
export type ArticleTexts = Record<Locale, (periods: Periods) => Article>
