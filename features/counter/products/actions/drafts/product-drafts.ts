import type { Db, Tools } from '@hojip/db'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type CallContext, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProductDraft, ProductsCalls } from '../../contract.ts'
import { withStored } from '../../form/with-stored.ts'
import { productsRefusals as r } from '../../refusals.ts'
import * as store from '../../store/form/drafts.ts'
import { ownProduct } from '../../store/form/product.ts'

/** Drafts of one shop. */
export const mostDrafts = 200

type By = Pick<CallContext, 'locale' | 'note'> & { viewer: Viewer }

function listedView({ id, goodsId, authorName, savedAt }: store.ListedDraft | store.DraftRow) {
  return { pkId: id, goodsId, authorName, gmtModified: wireTime(savedAt.getTime()) }
}

function view(row: store.DraftRow): ProductDraft {
  const { revision, form, base } = row
  return { ...listedView(row), revision, form, base }
}

export async function readDrafts(db: Db, viewer: Viewer, asked: PageRequest, locale: Locale) {
  const { rows, total } = await store.listDrafts(db, viewer, asked)
  const list = rows.map((row) => ({ ...listedView(row), goodsName: textIn(row.name, locale), ref: row.ref }))
  return shapes.page(list, total, asked)
}

export async function findDraft(db: Db, viewer: Viewer, wanted: { pkId: string } | { goodsId: string }) {
  const found = await store.ownDraft(db, viewer, 'pkId' in wanted ? { id: wanted.pkId } : wanted)
  return { draft: found ? view(found) : null }
}

type Saved =
  | ProductDraft
  | Refusal<'products/draftChanged' | 'products/productGone' | 'products/tooManyDrafts'>

/**
 * Saves a draft over the one it was made from. The repeated first save of the same person counts as the next one. A
 * draft that a colleague has deleted meanwhile is there again: nothing that was written is lost.
 */
export function saveDraft(
  { db, clock }: Pick<Tools, 'clock' | 'db'>,
  asked: ParsedInputOf<ProductsCalls['POST /bizConsole/saveProductDraft']>,
  { viewer, locale, note }: By,
): Promise<Saved> {
  const { pkId, goodsId, revision, form, base } = asked
  note?.({ subject: { product: textIn(form.name, locale) } })
  return inTransaction(db, async (tx): Promise<Saved> => {
    await store.holdDrafts(tx, viewer)
    if (goodsId !== null && !(await ownProduct(tx, viewer, { id: goodsId }))) return refuse(r.productGone)
    const before = await store.ownDraft(tx, viewer, goodsId === null ? { id: pkId } : { goodsId })
    const isRepeated = revision === 0 && before?.id === pkId && before.authorId === viewer.userId
    if (before && before.revision !== revision && !isRepeated)
      return refuse(r.draftChanged, {}, { now: view(before) })
    const written = {
      form: withStored(form, before?.form),
      base: withStored(base, before?.base),
      authorId: viewer.userId,
      at: new Date(clock.nowMs()),
    }
    if (before) await store.rewriteDraft(tx, { ...written, id: before.id, goodsId })
    else if ((await store.countDrafts(tx, viewer)) >= mostDrafts)
      return refuse(r.tooManyDrafts, { most: mostDrafts })
    else if (!(await store.insertDraft(tx, viewer, { ...written, id: pkId, goodsId })))
      return refuse(r.draftChanged, {}, { now: null })
    const saved = await store.ownDraft(tx, viewer, { id: before?.id ?? pkId })
    if (!saved) throw new Error('the draft was saved and is not there')
    return view(saved)
  })
}

type Dropped = ProductDraft | Refusal<'products/draftChanged' | 'products/draftGone'>

/** Deletes a draft, and answers it, so that it can be saved again. */
export function dropDraft(
  db: Db,
  { pkId, revision }: { pkId: string; revision?: number | undefined },
  { viewer, locale, note }: By,
): Promise<Dropped> {
  return inTransaction(db, async (tx): Promise<Dropped> => {
    await store.holdDrafts(tx, viewer)
    const draft = await store.ownDraft(tx, viewer, { id: pkId })
    if (!draft) return refuse(r.draftGone)
    if (revision !== undefined && draft.revision !== revision)
      return refuse(r.draftChanged, {}, { now: view(draft) })
    await store.deleteDraft(tx, viewer, pkId)
    note?.({ subject: { product: textIn(draft.form.name, locale) } })
    return view(draft)
  })
}
