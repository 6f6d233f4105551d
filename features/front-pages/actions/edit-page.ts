import { bumpCatalogVersion, readCategories, type CategoryFacts } from '@hojip/catalog'
import type { Db, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { shapes, type Note, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { EditedPage, FrontPage, PageName, Piece } from '../contract.ts'
import { frontPagesRefusals as r } from '../refusals.ts'
import { faultsOf, hrefsOf } from '../rules/faults.ts'
import { usualPage } from '../rules/usual-page.ts'
import * as store from '../store.ts'

/** Opens an address of the mall as a visitor; whether there is a page. */
export type TryHref = (href: string) => Promise<boolean>

export interface FrontPagesTools {
  db: Db
  tryHref: TryHref
}

function shownVersion({ version, note, authorName, madeAt }: store.VersionRow) {
  return { version, note, authorName, gmtCreate: wireTime(madeAt.getTime()) }
}

function shownDraft({ document, revision, base, authorName, savedAt }: store.DraftRow) {
  return { document, revision, base, authorName, gmtModified: wireTime(savedAt.getTime()) }
}

export async function readEdited(db: Db, page: PageName, locale: Locale): Promise<EditedPage> {
  const [{ rows }, draft, all] = await Promise.all([
    store.versionsPage(db, page, { limit: 1, skip: 0 }),
    store.draftOf(db, page),
    readCategories(db),
  ])
  const [live] = rows
  const upper = all.filter(({ level }) => level < 3)
  const first = upper.filter(({ level }) => level === 1)
  return {
    live: live ? { ...shownVersion(live), document: live.document } : null,
    draft: draft
      ? shownDraft(draft)
      : {
          document:
            live?.document ??
            usualPage(
              page,
              first.map(({ code }) => code),
            ),
          ...{ revision: 0, base: live?.version ?? 0, authorName: '', gmtModified: null },
        },
    categories: withMerged(upper, [live?.document, draft?.document]).map(({ code, name }) => ({
      code,
      name: textIn(name, locale),
    })),
  }
}

/** The categories, and once more under each merged code that a document still names. */
function withMerged(categories: readonly CategoryFacts[], documents: readonly (FrontPage | undefined)[]) {
  const named = new Set(documents.flatMap((document) => document?.pieces.flatMap(codesOf) ?? []))
  return categories.flatMap((one) => [
    one,
    ...one.merged.filter(({ code }) => named.has(code)).map(({ code }) => ({ ...one, code })),
  ])
}

function codesOf(piece: Piece): string[] {
  if (piece.kind === 'floor') return piece.categories
  return piece.kind === 'halls' ? piece.halls.flatMap(({ categories }) => categories) : []
}

export async function listVersions(
  db: Db,
  { page, ...at }: { page: PageName; pageNum: number; pageSize: number },
) {
  const { rows, total } = await store.versionsPage(db, page, shapes.slice(at))
  return shapes.page(
    rows.map((row) => ({ ...shownVersion(row), document: row.document })),
    total,
    at,
  )
}

interface Draft {
  page: PageName
  document: FrontPage
  revision: number
  base: number
}

/** Saves a draft over the revision it was made from. A refusal carries what somebody else has saved. */
export function saveDraft({ db }: Pick<FrontPagesTools, 'db'>, viewer: Viewer, draft: Draft, note?: Note) {
  note?.({ subject: { page: draft.page } })
  return inTransaction(
    db,
    async (tx): Promise<ReturnType<typeof shownDraft> | Refusal<'frontPages/draftChanged'>> => {
      const isSaved = await store.putDraft(tx, { ...draft, authorId: viewer.userId })
      const now = await store.draftOf(tx, draft.page)
      if (isSaved) return shownDraft(now!)
      return refuse(r.draftChanged, {}, { now: now ? shownDraft(now) : null })
    },
  )
}

type Published = ReturnType<typeof shownVersion> | Refusal<'frontPages/pageChanged'>

/** Adds the version, ends the draft, and ends the cache of the page on every server. */
async function publishNow(
  tx: Tx,
  viewer: Viewer,
  { page, ...version }: { page: PageName; document: FrontPage; base: number; note: string },
): Promise<Published> {
  const added = await store.addVersion(tx, { page, ...version, authorId: viewer.userId })
  if (!added) return refuse(r.pageChanged)
  await store.dropDraft(tx, page)
  await bumpCatalogVersion(tx)
  return shownVersion(added)
}

interface Publish {
  page: PageName
  document: FrontPage
  base: number
  note: string
}

export async function publish(
  { db, tryHref }: FrontPagesTools,
  viewer: Viewer,
  wanted: Publish,
  note?: Note,
): Promise<Published | Refusal<'frontPages/notReady' | 'frontPages/noSuchPage'>> {
  note?.({ subject: { page: wanted.page } })
  const faults = faultsOf(wanted.document, wanted.page)
  if (faults.length > 0) return refuse(r.notReady, { count: faults.length }, { faults })
  for (const href of hrefsOf(wanted.document))
    if (!(await tryHref(href))) return refuse(r.noSuchPage, { href })
  return inTransaction(db, (tx) => publishNow(tx, viewer, wanted))
}

export function restore(
  { db }: Pick<FrontPagesTools, 'db'>,
  viewer: Viewer,
  { page, version, base }: { page: PageName; version: number; base: number },
  note?: Note,
): Promise<Published | Refusal<'frontPages/versionGone'>> {
  note?.({ subject: { page, number: String(version) } })
  return inTransaction(db, async (tx): Promise<Published | Refusal<'frontPages/versionGone'>> => {
    const old = await store.versionOf(tx, page, version)
    if (!old) return refuse(r.versionGone)
    return publishNow(tx, viewer, { page, base, document: old.document, note: `← ${version}` })
  })
}

/** Replaces what is on a page, for the demo and for tests. */
export async function putFrontPage(tx: Tx, page: PageName, document: FrontPage): Promise<void> {
  const { rows } = await store.versionsPage(tx, page, { limit: 1, skip: 0 })
  await store.addVersion(tx, { page, document, note: '', authorId: null, base: rows[0]?.version ?? 0 })
}
