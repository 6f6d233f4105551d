import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { FrontPage } from './contract.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

export interface VersionRow {
  version: number
  document: FrontPage
  note: string
  authorName: string
  madeAt: Date
}

const versionColumns = sql`v.version, v.document, v.note, coalesce(a.name, '') as "authorName", v.made_at as "madeAt"`

/** The document on a page, as shoppers see it; undefined where nobody has published one. */
export async function liveDocument(db: Db, page: string): Promise<FrontPage | undefined> {
  const { rows } = await sql<{ document: FrontPage }>`
    select document from front_page_version where page = ${page} order by version desc limit 1`.execute(db)
  return rows[0]?.document
}

/** Newest first, with the total number. */
export async function versionsPage(
  db: Db | Tx,
  page: string,
  at: PageRequest,
): Promise<{ rows: VersionRow[]; total: number }> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from front_page_version v left join account a on a.id = v.author_id
    where v.page = ${page} order by v.version desc ${limitOffset(at)}`.execute(db)
  const counted = await sql<{ total: number }>`
    select coalesce(max(version), 0)::int as total from front_page_version where page = ${page}`.execute(db)
  return { rows, total: theRow(counted.rows).total }
}

export async function versionOf(tx: Tx, page: string, version: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from front_page_version v left join account a on a.id = v.author_id
    where v.page = ${page} and v.version = ${version}`.execute(tx)
  return rows[0]
}

interface NewVersion {
  page: string
  document: FrontPage
  note: string
  authorId: string | null
  /** The version that has to be the newest. */
  base: number
}

/** Adds the version after `base`; undefined when another was added meanwhile. */
export async function addVersion(
  tx: Tx,
  { page, document, note, authorId, base }: NewVersion,
): Promise<VersionRow | undefined> {
  const { rows } = await sql<{ version: number }>`
    insert into front_page_version (page, version, document, note, author_id)
    select ${page}, ${base + 1}::int, ${JSON.stringify(document)}::jsonb, ${note}, ${authorId}::uuid
    where ${base}::int = (select coalesce(max(version), 0) from front_page_version where page = ${page})
    on conflict do nothing returning version`.execute(tx)
  return rows[0] && versionOf(tx, page, rows[0].version)
}

export interface DraftRow {
  document: FrontPage
  revision: number
  base: number
  authorName: string
  savedAt: Date
}

export async function draftOf(db: Db | Tx, page: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.document, d.revision, d.base, coalesce(a.name, '') as "authorName", d.saved_at as "savedAt"
    from front_page_draft d left join account a on a.id = d.author_id where d.page = ${page}`.execute(db)
  return rows[0]
}

interface NewDraft {
  page: string
  document: FrontPage
  base: number
  authorId: string
  /** The revision that has to be the stored one; 0 for none. */
  revision: number
}

/** Whether the draft was stored: not when somebody else's was first. */
export async function putDraft(
  tx: Tx,
  { page, document, base, authorId, revision }: NewDraft,
): Promise<boolean> {
  const json = JSON.stringify(document)
  const { rows } =
    revision === 0
      ? await sql`
          insert into front_page_draft (page, document, base, author_id)
          values (${page}, ${json}::jsonb, ${base}, ${authorId}) on conflict do nothing returning page`.execute(
          tx,
        )
      : await sql`
          update front_page_draft
          set document = ${json}::jsonb, base = ${base}, author_id = ${authorId}, revision = revision + 1, saved_at = now()
          where page = ${page} and revision = ${revision} returning page`.execute(tx)
  return rows.length > 0
}

export async function dropDraft(tx: Tx, page: string): Promise<void> {
  await sql`delete from front_page_draft where page = ${page}`.execute(tx)
}

/** One preview per operator and page; its token is stored as a hash. */
export async function putPreview(
  db: Db,
  preview: { page: string; operatorId: string; tokenHash: string; document: FrontPage; minutes: number },
): Promise<void> {
  const { page, operatorId, tokenHash, document, minutes } = preview
  await sql`
    insert into front_page_preview (page, operator_id, token_hash, document, expires_at)
    values (${page}, ${operatorId}, ${tokenHash}, ${JSON.stringify(document)}::jsonb, now() + make_interval(mins => ${minutes}::int))
    on conflict (page, operator_id) do update
    set token_hash = excluded.token_hash, document = excluded.document, expires_at = excluded.expires_at`.execute(
    db,
  )
}

export async function previewBy(db: Db, page: string, tokenHash: string): Promise<FrontPage | undefined> {
  const { rows } = await sql<{ document: FrontPage }>`
    select document from front_page_preview
    where token_hash = ${tokenHash} and page = ${page} and expires_at > now()`.execute(db)
  return rows[0]?.document
}

/** Holds all pages until the end of the transaction: what one no longer shows is deleted only where no other has it. */
export async function holdPages(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('front_page'))`.execute(tx)
}

/** Those of the pictures that a version or a draft of any page has. */
export async function picturesInUse(tx: Tx, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const { rows } = await sql<{ url: string }>`
    select url from unnest(${urls}::text[]) url
    where exists (
      select from (select document from front_page_version union all select document from front_page_draft) d
      where d.document @> jsonb_build_object('pieces', jsonb_build_array(jsonb_build_object('picture', url))))`.execute(
    tx,
  )
  return rows.map(({ url }) => url)
}
