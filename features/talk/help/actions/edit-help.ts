import { bumpCatalogVersion } from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type CallContext, type OutputOf, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { midnightOf, wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { originalOf } from '../articles/all.ts'
import { groupNames } from '../articles/group-names.ts'
import { kindNames } from '../articles/kinds.ts'
import { periods } from '../articles/periods.ts'
import type { HelpDocument } from '../contract/document.ts'
import type { EditedHelp } from '../contract/edited.ts'
import type { HelpCalls } from '../contract.ts'
import { helpRefusals as r } from '../refusals.ts'
import { daysOfNotice, isAgreement } from '../rules/agreements.ts'
import { isSame, tidied } from '../rules/documents.ts'
import { inForce } from '../rules/in-force.ts'
import { problemsOf } from '../rules/problems.ts'
import { groups, type Topic } from '../rules/topics.ts'
import * as store from '../store.ts'

type EditTools = Pick<Tools, 'db' | 'clock'>
type VersionsPage = OutputOf<HelpCalls['POST /sysConsole/queryHelpVersions']>

/** What a text may name in braces. */
const known = [...Object.keys(periods), ...kindNames]

function shownVersion({ version, note, authorName, madeAt, inForceAt }: Omit<store.VersionRow, 'document'>) {
  const [gmtCreate, inForceTime] = [wireTime(madeAt.getTime()), wireTime(inForceAt.getTime())]
  return { version, note, authorName, gmtCreate, inForceTime }
}

export async function listHelp({ db, clock }: EditTools, locale: Locale) {
  const last = new Map((await store.lastVersions(db, locale)).map((row) => [row.topic, row]))
  const nowMs = clock.nowMs()
  return {
    list: groups.flatMap(({ key, topics }) =>
      topics.map((topic) => {
        const row = last.get(topic)
        return {
          topic,
          group: groupNames[locale][key],
          title: row?.title ?? originalOf(topic)[locale].title,
          last: row ? shownVersion(row) : null,
          isAnnounced: row !== undefined && row.inForceAt.getTime() > nowMs,
        }
      }),
    ),
  }
}

async function read(db: Db | Tx, topic: Topic, nowMs: number): Promise<EditedHelp> {
  const versions = await store.datesOfVersions(db, topic)
  const newest = versions.at(-1)
  const row = newest && (await store.versionOf(db, topic, newest.version))
  return {
    topic,
    document: row?.document ?? originalOf(topic),
    last: row ? shownVersion(row) : null,
    current: inForce(versions, nowMs)?.version ?? 0,
    ...(isAgreement(topic) && { notice: daysOfNotice(nowMs) }),
    periods: Object.entries(periods).map(([name, value]) => ({ name, value })),
    kinds: [...kindNames],
  }
}

export function findHelpToEdit({ db, clock }: EditTools, topic: Topic): Promise<EditedHelp> {
  return read(db, topic, clock.nowMs())
}

/** The versions, newest first, and the text that comes with the mall as the last. */
export async function listVersions(
  { db }: Pick<EditTools, 'db'>,
  { topic, ...at }: { topic: Topic } & PageRequest,
): Promise<VersionsPage> {
  const { rows, total } = await store.versionsPage(db, topic, at)
  const list: VersionsPage['list'] = rows.map((row) => ({ ...shownVersion(row), document: row.document }))
  const original = { version: 0, note: '', authorName: '', gmtCreate: null, inForceTime: null }
  if (at.pageNum * at.pageSize > total) list.push({ ...original, document: originalOf(topic) })
  return shapes.page(list, total + 1, at)
}

async function documentOf(tx: Tx, topic: Topic, version: number): Promise<HelpDocument> {
  return (await store.versionOf(tx, topic, version))?.document ?? originalOf(topic)
}

interface Publish {
  topic: Topic
  document: HelpDocument
  base: number
  note: string
  inForceOn?: string | undefined
}

type PublishReason = 'help/changed' | 'help/notReady' | 'help/noticeTooShort' | 'help/nothingChanged'

/** From when on the next version is in force, or why it cannot be. */
async function dateOf(
  tx: Tx,
  now: EditedHelp,
  { topic, document, inForceOn }: Publish,
  nowMs: number,
): Promise<Date | Refusal<PublishReason>> {
  const isInForce = isSame(document, await documentOf(tx, topic, now.current))
  const last = now.last?.version ?? 0
  if (isInForce && last === now.current) return refuse(r.nothingChanged)
  // What is in force already needs no notice: publishing it takes an announced change back.
  if (isInForce || !now.notice) return new Date(nowMs)
  const { first, last: latest } = now.notice
  if (inForceOn === undefined || inForceOn < first || inForceOn > latest)
    return refuse(
      r.noticeTooShort,
      { first, last: latest },
      { fields: [{ field: 'inForceOn', problem: '' }] },
    )
  return midnightOf(inForceOn)
}

/** Adds the next version over the one it was made from; ends the cache of the articles on every server. */
export async function publishHelp(
  { db, clock }: EditTools,
  sent: Publish,
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<EditedHelp | Refusal<PublishReason>> {
  const wanted = { ...sent, document: tidied(sent.document) }
  const { topic, base } = wanted
  note?.({ subject: { help: topic } })
  const problems = problemsOf(wanted.document, known)
  if (problems.length > 0) return refuse(r.notReady, { count: problems.length }, { problems })
  return inTransaction(db, async (tx): Promise<EditedHelp | Refusal<PublishReason>> => {
    const nowMs = clock.nowMs()
    const now = await read(tx, topic, nowMs)
    if ((now.last?.version ?? 0) !== base) return refuse(r.changed, {}, { now })
    const inForceAt = await dateOf(tx, now, wanted, nowMs)
    if (!(inForceAt instanceof Date)) return inForceAt
    const isAdded = await store.addVersion(tx, { ...wanted, inForceAt, authorId: viewer.userId })
    if (!isAdded) return refuse(r.changed, {}, { now: await read(tx, topic, nowMs) })
    await bumpCatalogVersion(tx)
    return read(tx, topic, nowMs)
  })
}
