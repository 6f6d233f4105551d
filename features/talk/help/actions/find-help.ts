import type { Locale } from '@hojip/platform/i18n'
import { isAbout } from '../rules/find-text.ts'
import { articleId, topics } from '../rules/topics.ts'
import type { HelpArticles } from '../help-articles.ts'

const anyPort = '80'

/**
 * For other rooms: the articles whose title or headings have every word of a text, titles first. An article whose
 * heading has them is called by that heading.
 */
export async function findHelp(
  articles: HelpArticles,
  text: string,
  locale: Locale,
): Promise<{ id: string; testId: string; title: string }[]> {
  const all = await articles.all()
  const found = topics.flatMap((topic) => {
    const { title, sections } = all[topic].document[locale]
    const isTitled = isAbout(title, text)
    const heading = isTitled ? undefined : sections.find((section) => isAbout(section.heading, text))?.heading
    const ids = { id: articleId(topic, ''), testId: articleId(topic, anyPort) }
    return isTitled || heading !== undefined ? [{ ...ids, title: heading ?? title, isTitled }] : []
  })
  return found
    .toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled))
    .map(({ id, testId, title }) => ({ id, testId, title }))
}
