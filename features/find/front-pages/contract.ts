import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s, type OutputOf, mallCall, mallRead, mallWrite } from '@hojip/platform/http'
import { uploadsRefusals } from '@hojip/uploads/contract'
import { z } from 'zod'
import { frontPage, pageName as page } from './contract/document.ts'
import { frontPagesRefusals as r } from './refusals.ts'

export type { FrontPage, PageName, Piece, Stop } from './contract/document.ts'

/** Of versions and of saved drafts. */
const counter = z.int().min(0).max(1_000_000_000)
const pictures = [uploadsRefusals.pictureGone, uploadsRefusals.tooManyPictures] as const
const version = z.object({
  version: z.int(),
  note: z.string(),
  /** Empty for the version that came with the mall. */
  authorName: z.string(),
  gmtCreate: s.time,
})
/** What is on the page, and what is being prepared. */
const edited = z.object({
  live: version.extend({ document: frontPage }).nullable(),
  draft: z.object({
    document: frontPage,
    /** 0 while nobody has saved a draft. */
    revision: z.int(),
    /** The version it was made from; 0 for none. */
    base: z.int(),
    authorName: z.string(),
    gmtModified: s.time.nullable(),
  }),
})

export const frontPagesCalls = {
  'POST /sysConsole/queryFrontPage': call({
    summary: 'A front page as shoppers see it, its draft, and the categories that its floors may have',
    ...mallRead,
    input: z.object({ page }),
    output: edited.extend({ categories: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),
  'POST /sysConsole/saveFrontPageDraft': call({
    summary: 'Saves the draft of a front page, when nobody else has since the given revision',
    ...mallWrite,
    input: z.object({ page, document: frontPage, revision: counter, base: counter }),
    output: edited.shape.draft,
    refusals: [r.draftChanged, ...pictures],
  }),
  'POST /sysConsole/publishFrontPage': call({
    summary:
      'Shows a document to shoppers as the next version, when the given version is still the one on the page',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ page, document: frontPage, base: counter, note: s.words(0, 200).default('') }),
    output: version,
    refusals: [r.pageChanged, r.notReady, r.noSuchPage, ...pictures],
  }),
  'POST /sysConsole/restoreFrontPage': call({
    summary: 'Publishes an earlier version again, as the next one',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ page, version: counter.min(1), base: counter }),
    output: version,
    refusals: [r.versionGone, r.pageChanged],
  }),
  'POST /sysConsole/queryFrontPageVersions': call({
    summary: 'The versions of a front page with their documents, newest first',
    ...mallRead,
    input: z.object({ page, pageNum: s.pageInput.pageNum, pageSize: s.pageInput.pageSize }),
    output: s.pageOf(version.extend({ document: frontPage })),
  }),
  'POST /sysConsole/queryFrontPageProducts': call({
    summary: 'Products of a piece by their ids, also those off the shelf',
    ...mallRead,
    input: z.object({ productIds: z.array(s.id).max(100) }),
    output: s.listOf(productSummary),
  }),
  'POST /sysConsole/tryFrontPageHref': call({
    summary: 'Whether an address of the mall opens a page',
    ...mallRead,
    input: z.object({ href: s.words(0, 300) }),
    output: z.object({ isOpen: z.boolean() }),
  }),
  'POST /sysConsole/previewFrontPage': call({
    summary: 'Stores a document for a preview of the true page, for 30 minutes',
    ...mallCall,
    rate: 'poll',
    input: z.object({ page, document: frontPage }),
    output: z.object({ preview: z.string() }),
  }),
}
type FrontPagesCalls = typeof frontPagesCalls
export type EditedPage = OutputOf<FrontPagesCalls['POST /sysConsole/queryFrontPage']>
declare module '@hojip/platform/client' {
  interface AllCalls extends FrontPagesCalls {}
}

s.nameShapes({ EditedFrontPage: edited, FrontPageVersion: version })
