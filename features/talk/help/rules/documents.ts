import { locales, type Locale } from '@hojip/platform/i18n'
import type { HelpArticle, HelpDocument } from '../contract/document.ts'

function written(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter(Boolean)
}

/** The document without the empty lines that are left over from writing it. */
export function tidied(document: HelpDocument): HelpDocument {
  const of = (locale: Locale) => {
    const { title, lead, sections } = document[locale]
    const tidiedSections = sections.map(({ heading, paragraphs, points }) => ({
      heading: heading.trim(),
      paragraphs: written(paragraphs),
      points: written(points),
    }))
    return [locale, { title: title.trim(), lead: lead.trim(), sections: tidiedSections }] as const
  }
  return Object.fromEntries(locales.map(of)) as HelpDocument
}

/** Whether two documents have the same texts; stored ones come back with their keys in another order. */
export function isSame(a: HelpDocument, b: HelpDocument): boolean {
  return locales.every((locale) => JSON.stringify(listed(a[locale])) === JSON.stringify(listed(b[locale])))
}

function listed({ title, lead, sections }: HelpArticle) {
  return [title, lead, sections.map(({ heading, paragraphs, points }) => [heading, paragraphs, points])]
}
