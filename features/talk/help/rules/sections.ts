import { locales, type Locale } from '@hojip/platform/i18n'
import type { HelpArticle, HelpDocument } from '../contract/document.ts'

export type HelpSection = HelpArticle['sections'][number]

const blank: HelpSection = { heading: '', paragraphs: [''], points: [] }

/** The sections of every language, changed alike: a section is the same one in each. */
function inEach(
  document: HelpDocument,
  change: (sections: readonly HelpSection[]) => HelpSection[],
): HelpDocument {
  const of = (locale: Locale) =>
    [locale, { ...document[locale], sections: change(document[locale].sections) }] as const
  return Object.fromEntries(locales.map(of)) as HelpDocument
}

export function withNewSection(document: HelpDocument): HelpDocument {
  return inEach(document, (sections) => [...sections, blank])
}

export function withoutSection(document: HelpDocument, at: number): HelpDocument {
  return inEach(document, (sections) => sections.toSpliced(at, 1))
}

/** A language that has no such section stays as it is. */
export function withMovedSection(document: HelpDocument, at: number, by: 1 | -1): HelpDocument {
  return inEach(document, (sections) => {
    const moved = sections[at]
    return moved ? sections.toSpliced(at, 1).toSpliced(at + by, 0, moved) : [...sections]
  })
}

export function withSection(article: HelpArticle, at: number, changes: Partial<HelpSection>): HelpArticle {
  return {
    ...article,
    sections: article.sections.map((section, place) => (place === at ? { ...section, ...changes } : section)),
  }
}
