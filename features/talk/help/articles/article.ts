import type { Locale } from '@hojip/platform/i18n'
import type { Kinds } from './kinds.ts'
import type { Periods } from './periods.ts'

interface Section {
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

/** Written in each language, with the periods that the orders apply and the categories of the mall. */
export type ArticleTexts = Record<Locale, (said: Periods & Kinds) => Article>
