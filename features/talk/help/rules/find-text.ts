import { folded } from '@hojip/platform/i18n'

/** The parts of an article that a search reads. */
interface Searched {
  title: string
  lead: string
  sections: { heading: string; paragraphs: string[]; points?: string[] | undefined }[]
}

/** Whether a title has every word of a text, Latin words from their beginning. */
export function isAbout(title: string, text: string): boolean {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const whole = folded(title)
  return (
    words.length > 0 &&
    words.every((word) => (/^[a-z]/.test(word) ? ` ${whole}`.includes(` ${word}`) : whole.includes(word)))
  )
}

const excerptBefore = 30
const excerptLength = 110

/** The words around the match, with dots where text is left out. */
function excerpt(text: string, at: number): string {
  if (text.length <= excerptLength) return text
  const from = Math.max(0, at - excerptBefore)
  const cut = text.slice(from, from + excerptLength)
  return `${from > 0 ? '…' : ''}${cut}${from + excerptLength < text.length ? '…' : ''}`
}

/**
 * How the results show an article that contains every word of a search: its first sentence when the first word is in
 * the title or there, otherwise the text around that word. Undefined when a word is missing.
 */
export function findText(article: Searched, text: string): string | undefined {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const first = words[0]
  if (first === undefined) return article.lead
  const inside = article.sections.flatMap(({ heading, paragraphs, points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ])
  const whole = folded([article.title, article.lead, ...inside].join('\n'))
  if (!words.every((word) => whole.includes(word))) return undefined
  if (folded(`${article.title}\n${article.lead}`).includes(first)) return article.lead
  const found = inside.find((one) => folded(one).includes(first))
  return found === undefined ? article.lead : excerpt(found, folded(found).indexOf(first))
}
