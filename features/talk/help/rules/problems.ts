import { locales, type Locale } from '@hojip/platform/i18n'
import type { HelpArticle, HelpDocument } from '../contract/document.ts'
import { limits } from './limits.ts'
import { unknownPeriods } from './periods-in-text.ts'

export interface Problem {
  locale: Locale
  /** Such as `title` or `sections.2.heading`; `sections` for none at all. */
  field: string
  why: 'missing' | 'unknownPeriod' | 'tooLong'
  /** The unknown placeholder. */
  word?: string
}

function problemsOfText(locale: Locale, field: string, text: string, periods: readonly string[]): Problem[] {
  if (text.trim() === '') return [{ locale, field, why: 'missing' }]
  const [word] = unknownPeriods(text, periods)
  return word === undefined ? [] : [{ locale, field, why: 'unknownPeriod', word }]
}

function problemsOfArticle(locale: Locale, article: HelpArticle, periods: readonly string[]): Problem[] {
  const { title, lead, sections } = article
  const of = (field: string, text: string) => problemsOfText(locale, field, text, periods)
  return [
    ...of('title', title),
    ...of('lead', lead),
    ...(sections.length === 0 ? [{ locale, field: 'sections', why: 'missing' as const }] : []),
    ...sections.flatMap(({ heading, paragraphs, points }, at): Problem[] => {
      const field = `sections.${at}.text`
      const ofText = of(field, [...paragraphs, ...points].join('\n'))
      const isLong =
        paragraphs.length > limits.paragraphs ||
        points.length > limits.points ||
        [...paragraphs, ...points].some((text) => text.length > limits.paragraph)
      return [
        ...of(`sections.${at}.heading`, heading),
        ...(isLong ? [{ locale, field, why: 'tooLong' as const }] : ofText),
      ]
    }),
  ]
}

/** What stops a document from being published, in the order of its fields. */
export function problemsOf(document: HelpDocument, periods: readonly string[]): Problem[] {
  return locales.flatMap((locale) => problemsOfArticle(locale, document[locale], periods))
}
