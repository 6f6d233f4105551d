import type { HelpArticle } from '../contract/document.ts'

const named = /\{([A-Za-z]+)\}/g

/** `{payMinutes}`: what operators write in place of a period, so that the text follows the mall's own. */
export function placeholderOf(name: string): string {
  return `{${name}}`
}

/** A text with its periods in place of their placeholders. Unknown names stay as they are. */
function filledText(text: string, periods: Readonly<Record<string, number | string>>): string {
  return text.replace(named, (whole, name: string) =>
    Object.hasOwn(periods, name) ? String(periods[name]) : whole,
  )
}

/** An article with its periods in place of their placeholders. */
export function filledArticle(
  { title, lead, sections }: HelpArticle,
  periods: Readonly<Record<string, number | string>>,
): HelpArticle {
  const filled = (text: string) => filledText(text, periods)
  return {
    title: filled(title),
    lead: filled(lead),
    sections: sections.map(({ heading, paragraphs, points }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
      points: points.map(filled),
    })),
  }
}

/** The placeholders of a text that name no period. */
export function unknownPeriods(text: string, names: readonly string[]): string[] {
  const known = new Set(names.map(placeholderOf))
  return [...text.matchAll(named)].map(([whole]) => whole).filter((placeholder) => !known.has(placeholder))
}
