import type { Locale } from '@hojip/platform/i18n'
import { articleOf } from '../articles/all.ts'
import { isAbout } from '../rules/find-text.ts'
import { articleId, topics } from '../rules/topics.ts'

const anyPort = '80'

/**
 * For other rooms: the articles whose title or headings have every word of a text, titles first. An article whose
 * heading has them is called by that heading.
 */
export function findHelp(text: string, locale: Locale): { id: string; testId: string; title: string }[] {
  const found = topics.flatMap((topic) => {
    const { title, sections } = articleOf(topic, locale)
    const isTitled = isAbout(title, text)
    const heading = isTitled ? undefined : sections.find((section) => isAbout(section.heading, text))?.heading
    const ids = { id: articleId(topic, ''), testId: articleId(topic, anyPort) }
    return isTitled || heading !== undefined ? [{ ...ids, title: heading ?? title, isTitled }] : []
  })
  return found
    .toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled))
    .map(({ id, testId, title }) => ({ id, testId, title }))
}
