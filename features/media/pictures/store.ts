import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { remoteRefOf } from './remote/ref.ts'

export interface PictureRow {
  ref: string
  sourceUrl: string | null
  state: 'ready' | 'remote' | 'missing'
  triedAt: Date | null
}

export async function findPicture(db: Db | Tx, ref: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`
    select ref, source_url as "sourceUrl", state, tried_at as "triedAt" from picture where ref = ${ref}`.execute(
    db,
  )
  return rows[0]
}

export async function saveReady(
  db: Db | Tx,
  ref: string,
  size?: { width: number; height: number },
): Promise<void> {
  await sql`
    insert into picture (ref, state, width, height) values (${ref}, 'ready', ${size?.width ?? null}, ${size?.height ?? null})
    on conflict (ref) do update set state = 'ready', width = excluded.width, height = excluded.height`.execute(
    db,
  )
}

export async function saveMissing(db: Db | Tx, ref: string, triedAt: Date): Promise<void> {
  await sql`
    update picture set state = 'missing', tried_at = ${triedAt} where ref = ${ref} and state <> 'ready'`.execute(
    db,
  )
}

/** Registers pictures of other servers under their refs; fetches nothing, and leaves known ones as they are. */
export async function addRemotePictures(db: Db | Tx, urls: Iterable<string>): Promise<void> {
  const known = new Map<string, string>()
  for (const url of urls) {
    const ref = remoteRefOf(url)
    if (ref) known.set(ref, new URL(url).href)
  }
  if (known.size === 0) return
  // Inserted in order, so that two concurrent imports cannot deadlock.
  const pictures = [...known].sort(([one], [other]) => (one < other ? -1 : 1))
  const [refs, sources] = [pictures.map(([ref]) => ref), pictures.map(([, url]) => url)]
  await sql`
    insert into picture (ref, source_url, state)
    select ref, url, 'remote' from unnest(${refs}::text[], ${sources}::text[]) as p (ref, url)
    on conflict do nothing`.execute(db)
}

/** Where pictures of other servers come from, by ref. */
export async function sourceUrls(db: Db | Tx, refs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ ref: string; url: string }>`
    select ref, source_url as url from picture
    where ref = ${anyOf(refs, 'text')} and source_url is not null`.execute(db)
  return new Map(rows.map(({ ref, url }) => [ref, url]))
}
