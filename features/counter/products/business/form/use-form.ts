import type { RefusalOf } from '@hojip/platform/client'
import { toast, useClient, useLocale, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { shopProductHref } from '@hojip/hrefs/products'
import type { Locale } from '@hojip/platform/i18n'
import { randomId } from '@hojip/platform/storage'
import { useMemo, useState } from 'react'
import type { ProductDraft, ProductForm, StoredForm } from '../../contract.ts'
import { emptyForm } from '../../rules/form/empty-form.ts'
import { problemsOf, type Problem } from '../../rules/form/problems.ts'
import { problemTexts } from '../../rules/form/texts.ts'
import { changedUnits, mergeForms, takeTheirs } from '../../rules/form/units.ts'
import type { Draft } from './drafts/draft.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import { formTexts } from './texts.ts'

export interface Conflict {
  now: StoredForm
  /** Mine and theirs joined; where both have changed the same, mine. */
  form: ProductForm
  paths: string[]
}

/** The stock that each SKU was read with travels along, so that units sold meanwhile are not overwritten. */
function withStockBefore(form: ProductForm, base: ProductForm) {
  return {
    ...form,
    skus: form.skus.map((sku) => {
      const before = base.skus.find(({ choice }) => choice.join() === sku.choice.join())
      return { ...sku, ...(before && { stockBefore: before.stock }) }
    }),
  }
}

/** What the product is like now, when a save was refused because somebody else has saved. */
function savedMeanwhile(refusal: RefusalOf<'POST /bizConsole/saveProductForm'>): StoredForm | undefined {
  return refusal.reason === 'products/formChanged' ? refusal.data.now : undefined
}

/** Shows the first problem, and leads there. */
function showProblem({ field, why }: Problem, locale: Locale) {
  toast('error', problemTexts[locale].why[why])
  document.querySelector<HTMLElement>(`[data-unit="${CSS.escape(field)}"]`)?.focus()
}

const refreshes = [
  'POST /bizConsole/queryProductForm',
  'POST /bizConsole/queryProductVersions',
  'POST /bizConsole/queryProducts',
  'POST /bizConsole/queryProductDrafts',
  'POST /bizConsole/findProductDraft',
] as const

interface ConflictInput {
  base: ProductForm
  form: ProductForm
  setForm: (form: ProductForm) => void
  setStored: (stored: StoredForm) => void
}

/** What somebody else has saved, joined with what is typed here, while one chooses between both. */
function useConflict({ base, form, setForm, setStored }: ConflictInput) {
  const [conflict, setConflict] = useState<Conflict>()
  const meet = (now: StoredForm) => {
    const merged = mergeForms(base, form, now.form)
    setConflict({ now, form: merged.form, paths: merged.conflicts })
  }
  const resolve = (theirs: readonly string[]) => {
    if (!conflict) return
    setForm(takeTheirs(conflict.form, conflict.now.form, theirs))
    setStored(conflict.now)
    setConflict(undefined)
  }
  return { conflict, setConflict, meet, resolve }
}

/** What is stored and what is typed, how they differ, and what is wrong with it. */
function useTyped(opened: StoredForm | undefined, openedDraft: ProductDraft | null) {
  const [stored, setStored] = useState(opened)
  const base = stored?.form ?? emptyForm
  const [form, setForm] = useState(opened ? base : (openedDraft?.form ?? base))
  const changed = useMemo(() => changedUnits(base, form), [base, form])
  const problems = useMemo(() => problemsOf(form, stored?.isOnSale ?? false), [form, stored])
  return { stored, setStored, base, form, setForm, changed, problems }
}

/** A product that is being edited: what has changed, what is wrong, and saving it. */
export function useForm(opened: StoredForm | undefined, openedDraft: ProductDraft | null) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useClient()
  const [newKey] = useState(randomId)
  const [savedVersion, setSavedVersion] = useState(0)
  const { stored, setStored, base, form, setForm, changed, problems } = useTyped(opened, openedDraft)
  const isDirty = changed.length > 0
  const goodsId = stored?.goodsId ?? null
  const drafts = useDrafts({ goodsId, draft: openedDraft }, { base, form }, isDirty)
  const { conflict, setConflict, meet, resolve } = useConflict({ base, form, setForm, setStored })
  const write = useWrite('POST /bizConsole/saveProductForm', {
    refreshes,
    onRefused: (refusal) => {
      const now = savedMeanwhile(refusal)
      if (now) meet(now)
      return now !== undefined
    },
  })
  const save = async (isOnSale: boolean) => {
    const [wrong] = problemsOf(form, isOnSale)
    if (wrong) return showProblem(wrong, locale)
    const draftId = drafts.shared.own?.pkId ?? null
    const typed = { draftId, isOnSale, form: withStockBefore(form, base) }
    const saved = await write.ask({ goodsId, newKey, version: stored?.version ?? 0, ...typed })
    if (!saved) return
    setSavedVersion(saved.version)
    drafts.end()
    toast('success', t.savedWhat(changed.length))
    // As the server stores it: with numbers that it has given, and the text made safe.
    const fresh = await client('POST /bizConsole/queryProductForm', { goodsId: saved.goodsId })
    setStored(fresh)
    setForm((typed) => mergeForms(form, typed, fresh.form).form)
    if (!stored) navigate(shopProductHref(saved.goodsId))
  }
  /** Puts a draft into the form, joined with what has changed in the product since. */
  const takeDraft = (taken: Draft) => {
    const merged = mergeForms(taken.base, taken.form, base)
    setForm(merged.form)
    if (stored && merged.conflicts.length > 0)
      setConflict({ now: stored, form: merged.form, paths: merged.conflicts })
    drafts.forget()
  }
  return {
    stored,
    base,
    form,
    setForm,
    changed,
    problems,
    isDirty,
    conflict,
    meet,
    resolve,
    save,
    savedVersion,
    drafts,
    takeDraft,
    isSaving: write.isRunning || drafts.shared.isSaving,
    discard: () => {
      drafts.forget()
      setForm(base)
    },
  }
}

export type Editing = ReturnType<typeof useForm>
