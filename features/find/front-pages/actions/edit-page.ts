import { bumpCatalogVersion, readCategories, type CategoryFacts } from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type Note, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ClaimReason } from '@hojip/uploads'
import type { EditedPage, FrontPage, PageName, Piece } from '../contract.ts'
import { frontPagesRefusals as r } from '../refusals.ts'
import { faultsOf, hrefsOf } from '../rules/faults.ts'
import { usualPage } from '../rules/usual-page.ts'
import * as store from '../store.ts'
import { claimPictures, releasePictures } from './pictures.ts'

/** Opens an address of the mall as a visitor; whether there is a page. */
export type TryHref = (href: string) => Promise<boolean>

export interface FrontPagesTools extends Pick<Tools, 'db' | 'jobs'> {
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
    store.versionsPage(db, page, { pageNum: 1, pageSize: 1 }),
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
          revision: 0,
          base: live?.version ?? 0,
          authorName: '',
          gmtModified: null,
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

export async function listVersions(db: Db, { page, ...at }: { page: PageName } & PageRequest) {
  const { rows, total } = await store.versionsPage(db, page, at)
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

type SavedDraft = ReturnType<typeof shownDraft> | Refusal<ClaimReason | 'frontPages/draftChanged'>

/** Saves a draft over the revision it was made from. A refusal carries what somebody else has saved. */
export function saveDraft(
  tools: Pick<FrontPagesTools, 'db' | 'jobs'>,
  viewer: Viewer,
  draft: Draft,
  note?: Note,
) {
  note?.({ subject: { page: draft.page } })
  return inTransaction(tools.db, async (tx): Promise<SavedDraft> => {
    await store.holdPages(tx)
    const before = await store.draftOf(tx, draft.page)
    const refused = await claimPictures(tx, viewer.userId, draft.document)
    if (refused) return refused
    if (!(await store.putDraft(tx, { ...draft, authorId: viewer.userId })))
      return refuse(r.draftChanged, {}, { now: before ? shownDraft(before) : null })
    await releasePictures(tools, tx, before?.document)
    return shownDraft((await store.draftOf(tx, draft.page))!)
  })
}

type Published = ReturnType<typeof shownVersion> | Refusal<'frontPages/pageChanged'>

/** Adds the version, ends the draft, and ends the cache of the page on every server. */
async function publishNow(
  tools: Pick<FrontPagesTools, 'jobs'>,
  tx: Tx,
  viewer: Viewer,
  { page, ...version }: { page: PageName; document: FrontPage; base: number; note: string },
): Promise<Published> {
  const added = await store.addVersion(tx, { page, ...version, authorId: viewer.userId })
  if (!added) return refuse(r.pageChanged)
  const draft = await store.draftOf(tx, page)
  await store.dropDraft(tx, page)
  await releasePictures(tools, tx, draft?.document)
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
  tools: FrontPagesTools,
  viewer: Viewer,
  wanted: Publish,
  note?: Note,
): Promise<Published | Refusal<ClaimReason | 'frontPages/notReady' | 'frontPages/noSuchPage'>> {
  note?.({ subject: { page: wanted.page } })
  const faults = faultsOf(wanted.document, wanted.page)
  if (faults.length > 0) return refuse(r.notReady, { count: faults.length }, { faults })
  for (const href of hrefsOf(wanted.document))
    if (!(await tools.tryHref(href))) return refuse(r.noSuchPage, { href })
  return inTransaction(tools.db, async (tx): Promise<Published | Refusal<ClaimReason>> => {
    await store.holdPages(tx)
    const refused = await claimPictures(tx, viewer.userId, wanted.document)
    return refused ?? publishNow(tools, tx, viewer, wanted)
  })
}

export function restore(
  tools: Pick<FrontPagesTools, 'db' | 'jobs'>,
  viewer: Viewer,
  { page, version, base }: { page: PageName; version: number; base: number },
  note?: Note,
): Promise<Published | Refusal<'frontPages/versionGone'>> {
  note?.({ subject: { page, number: String(version) } })
  return inTransaction(tools.db, async (tx): Promise<Published | Refusal<'frontPages/versionGone'>> => {
    await store.holdPages(tx)
    const old = await store.versionOf(tx, page, version)
    if (!old) return refuse(r.versionGone)
    return publishNow(tools, tx, viewer, { page, base, document: old.document, note: `← ${version}` })
  })
}

/** Replaces what is on a page, for the demo and for tests. */
export async function putFrontPage(tx: Tx, page: PageName, document: FrontPage): Promise<void> {
  const { rows } = await store.versionsPage(tx, page, { pageNum: 1, pageSize: 1 })
  await store.addVersion(tx, { page, document, note: '', authorId: null, base: rows[0]?.version ?? 0 })
}
