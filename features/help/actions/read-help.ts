import type { OutputOf } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { articleOf } from '../articles/all.ts'
import type { HelpCalls } from '../contract.ts'
import { groupNames } from '../articles/group-names.ts'
import { helpRefusals } from '../refusals.ts'
import { findText } from '../rules/find-text.ts'
import { articleId, groups, topicOf, type Topic } from '../rules/topics.ts'

type Tree = OutputOf<HelpCalls['GET /sysHelp/findTree']>
type FoundArticle = OutputOf<HelpCalls['GET /sysHelp/findById/{id}']>

const anyPort = '80'
function entryOf(topic: Topic, locale: Locale) {
  const { title, lead } = articleOf(topic, locale)
  return { id: articleId(topic, ''), testId: articleId(topic, anyPort), topic, title, lead }
}

/** The articles by group; with a text only those that contain it, each with an excerpt. */
export function helpTree(text: string, locale: Locale): Tree {
  return {
    list: groups.flatMap(({ key, topics }) => {
      const articles = topics.flatMap((topic) => {
        const lead = findText(articleOf(topic, locale), text)
        return lead === undefined ? [] : [{ ...entryOf(topic, locale), lead }]
      })
      return articles.length > 0 ? [{ key, name: groupNames[locale][key], articles }] : []
    }),
  }
}

export function helpArticle(id: string, locale: Locale): FoundArticle | Refusal<'help/notFound'> {
  const topic = topicOf(id)
  if (!topic) return refuse(helpRefusals.notFound)
  const { sections } = articleOf(topic, locale)
  return {
    ...entryOf(topic, locale),
    sections: sections.map(({ heading, paragraphs, points = [] }) => ({ heading, paragraphs, points })),
  }
}
