import type { Db, Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { HelpDocument } from './contract/document.ts'
import type { Topic } from './rules/topics.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

interface DatedRow {
  topic: Topic
  version: number
  inForceAt: Date
}

/** Of each topic the version in force and those announced after it. */
export async function readVersionsInForce(
  db: Db,
  nowMs: number,
): Promise<(DatedRow & { document: HelpDocument })[]> {
  const { rows } = await sql<DatedRow & { document: HelpDocument }>`
    select topic, version, document, in_force_at as "inForceAt" from help_version v
    where version >= (select coalesce(max(version), 0) from help_version old
                      where old.topic = v.topic and old.in_force_at <= ${new Date(nowMs)})
    order by topic, version`.execute(db)
  return rows
}

/** Every version of a topic, without its text, oldest first. */
export async function datesOfVersions(db: Db | Tx, topic: Topic): Promise<DatedRow[]> {
  const { rows } = await sql<DatedRow>`
    select topic, version, in_force_at as "inForceAt" from help_version
    where topic = ${topic} order by version`.execute(db)
  return rows
}

export interface VersionRow extends DatedRow {
  document: HelpDocument
  note: string
  authorName: string
  madeAt: Date
}

const columns = sql`
  v.topic, v.version, v.document, v.note, v.in_force_at as "inForceAt", v.made_at as "madeAt",
  coalesce(a.name, '') as "authorName"`

export async function versionOf(db: Db | Tx, topic: Topic, version: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${columns} from help_version v left join account a on a.id = v.author_id
    where v.topic = ${topic} and v.version = ${version}`.execute(db)
  return rows[0]
}

export type LastVersion = Omit<VersionRow, 'document'> & { title: string }

/** The last version of each topic that has one, with its title in a language. */
export async function lastVersions(db: Db, locale: Locale): Promise<LastVersion[]> {
  const { rows } = await sql<LastVersion>`
    select distinct on (v.topic) v.topic, v.version, v.note, v.in_force_at as "inForceAt", v.made_at as "madeAt",
      coalesce(a.name, '') as "authorName", v.document -> ${locale} ->> 'title' as title
    from help_version v left join account a on a.id = v.author_id order by v.topic, v.version desc`.execute(
    db,
  )
  return rows
}

/** Newest first, with the total number. */
export async function versionsPage(
  db: Db,
  topic: Topic,
  page: PageRequest,
): Promise<{ rows: VersionRow[]; total: number }> {
  const { rows } = await sql<VersionRow>`
    select ${columns} from help_version v left join account a on a.id = v.author_id
    where v.topic = ${topic} order by v.version desc ${limitOffset(page)}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from help_version where topic = ${topic}`.execute(db)
  return { rows, total: theRow(counted.rows).total }
}

interface NewVersion {
  topic: Topic
  document: HelpDocument
  note: string
  authorId: string
  inForceAt: Date
  /** The version that has to be the newest. */
  base: number
}

/** Adds the version after `base`; false when another was added meanwhile. */
export async function addVersion(tx: Tx, added: NewVersion): Promise<boolean> {
  const { topic, document, note, authorId, inForceAt, base } = added
  const { rows } = await sql`
    insert into help_version (topic, version, document, note, author_id, in_force_at)
    select ${topic}, ${base + 1}::int, ${JSON.stringify(document)}::jsonb, ${note}, ${authorId}::uuid, ${inForceAt}
    where ${base}::int = (select coalesce(max(version), 0) from help_version where topic = ${topic})
    on conflict do nothing returning version`.execute(tx)
  return rows.length > 0
}
