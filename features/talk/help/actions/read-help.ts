import type { Db } from '@hojip/db'
import type { OutputOf } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { originalOf } from '../articles/all.ts'
import { groupNames } from '../articles/group-names.ts'
import type { HelpArticle } from '../contract/document.ts'
import type { HelpCalls } from '../contract.ts'
import { helpRefusals } from '../refusals.ts'
import { isAgreement } from '../rules/agreements.ts'
import { findText } from '../rules/find-text.ts'
import { isEverInForce } from '../rules/in-force.ts'
import { articleId, groups, topicOf, type Topic } from '../rules/topics.ts'
import { datesOfVersions, versionOf } from '../store.ts'
import { filledDocument, type HelpArticles, type ShownHelp } from '../help-articles.ts'

type Tree = OutputOf<HelpCalls['GET /sysHelp/findTree']>
type FoundArticle = OutputOf<HelpCalls['GET /sysHelp/findById/{id}']>

const anyPort = '80'
function entryOf(topic: Topic, { title, lead }: Pick<HelpArticle, 'title' | 'lead'>) {
  return { id: articleId(topic, ''), testId: articleId(topic, anyPort), topic, title, lead }
}

/** The articles by group; with a text only those that contain it, each with an excerpt. */
export async function helpTree(articles: HelpArticles, text: string, locale: Locale): Promise<Tree> {
  const all = await articles.all()
  return {
    list: groups.flatMap(({ key, topics }) => {
      const found = topics.flatMap((topic) => {
        const article = all[topic].document[locale]
        const lead = findText(article, text)
        return lead === undefined ? [] : [{ ...entryOf(topic, article), lead }]
      })
      return found.length > 0 ? [{ key, name: groupNames[locale][key], articles: found }] : []
    }),
  }
}

function shownDate({ version, inForceAt }: { version: number; inForceAt?: Date | undefined }) {
  return { version, inForceTime: inForceAt ? wireTime(inForceAt.getTime()) : null }
}

/** Version 0 and every version that was, is or will be in force, newest first. */
async function versionsOf(db: Db, topic: Topic): Promise<FoundArticle['versions']> {
  const dated = await datesOfVersions(db, topic)
  const shown = dated.filter((one) => isEverInForce(one, dated)).map(shownDate)
  return [shownDate({ version: 0 }), ...shown].toReversed()
}

/** Another version of an agreement than the one in force; undefined when readers never had it or will have it. */
async function otherVersion(db: Db, topic: Topic, version: number): Promise<ShownHelp | undefined> {
  if (version === 0) return { version, document: filledDocument(originalOf(topic)) }
  const row = await versionOf(db, topic, version)
  return row && { version, document: filledDocument(row.document), inForceAt: row.inForceAt }
}

/** An article, with the versions of it that people may have accepted when it is an agreement. */
export async function helpArticle(
  { db, articles }: { db: Db; articles: HelpArticles },
  { id, version }: { id: string; version?: number | undefined },
  locale: Locale,
): Promise<FoundArticle | Refusal<'help/notFound'>> {
  const topic = topicOf(id)
  if (!topic) return refuse(helpRefusals.notFound)
  const current = (await articles.all())[topic]
  const { announced } = current
  const versions = isAgreement(topic) ? await versionsOf(db, topic) : []
  const wanted = version ?? current.version
  const isOther = wanted !== current.version
  if (isOther && !versions.some((one) => one.version === wanted)) return refuse(helpRefusals.notFound)
  const shown = isOther ? await otherVersion(db, topic, wanted) : current
  if (!shown) return refuse(helpRefusals.notFound)
  const article = shown.document[locale]
  return {
    ...entryOf(topic, article),
    ...shownDate(shown),
    sections: article.sections,
    current: current.version,
    announced: announced
      ? { version: announced.version, inForceTime: wireTime(announced.inForceAt.getTime()) }
      : null,
    versions,
  }
}

/** The agreement in force, one line for each heading, paragraph and point. */
export async function agreementText(
  tools: { db: Db; articles: HelpArticles },
  type: 'user' | 'privacy',
  locale: Locale,
): Promise<OutputOf<HelpCalls['GET /sysAgreement/findByType']> | Refusal<'help/notFound'>> {
  const topic = type === 'user' ? 'agreement' : 'privacy'
  const article = await helpArticle(tools, { id: articleId(topic, '') }, locale)
  if (isRefusal(article)) return article
  const { title, sections, version, inForceTime } = article
  const lines = sections.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points])
  return { title, content: lines.filter(Boolean).join('\n'), version, effectiveTime: inForceTime }
}
