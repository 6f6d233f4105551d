import { isApiError } from '@hojip/platform/client'
import { useLeaveQuestion } from '@hojip/platform/console'
import { toast, useClient, useLocale, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { shopProductHref } from '@hojip/hrefs/products'
import type { Locale } from '@hojip/platform/i18n'
import { useEffect, useMemo, useState } from 'react'
import type { ProductForm, StoredForm } from '../../contract.ts'
import { problemsOf, type Problem } from '../../rules/form/problems.ts'
import { problemTexts } from '../../rules/form/texts.ts'
import { changedUnits, mergeForms, takeTheirs } from '../../rules/form/units.ts'
import { forgetDraft, readDraft, storeDraft } from './draft.ts'
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

/** What is not saved stays on this computer, and leaving the site asks once. */
function useLeaving(isDirty: boolean, key: string, version: number, form: ProductForm) {
  useEffect(() => {
    if (isDirty) storeDraft(key, version, form)
  }, [isDirty, key, version, form])
  useLeaveQuestion(isDirty)
}

/** Says what is wrong first, and leads there. */
function showProblem({ field, why }: Problem, locale: Locale) {
  toast('error', problemTexts[locale].why[why])
  document.querySelector<HTMLElement>(`[data-unit="${CSS.escape(field)}"]`)?.focus()
}

/** A product that is being edited: what has changed, what is wrong, and saving it. */
export function useForm(opened: StoredForm | undefined, empty: ProductForm) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useClient()
  const [stored, setStored] = useState(opened)
  const [newKey] = useState(() => crypto.randomUUID())
  const base = stored?.form ?? empty
  const draftKey = stored?.goodsId ?? 'new'
  const [draft, setDraft] = useState(() => readDraft(draftKey, stored?.version ?? 0))
  const [form, setForm] = useState(base)
  const [conflict, setConflict] = useState<Conflict>()
  const changed = useMemo(() => changedUnits(base, form), [base, form])
  const problems = useMemo(() => problemsOf(form, stored?.isOnSale ?? false), [form, stored])
  const isDirty = changed.length > 0
  useLeaving(isDirty, draftKey, stored?.version ?? 0, form)
  const write = useWrite('POST /bizConsole/saveProductForm', {
    refreshes: [
      'POST /bizConsole/queryProductForm',
      'POST /bizConsole/queryProductVersions',
      'POST /bizConsole/queryProducts',
    ],
    onRefused: (refusal) => {
      if (!isApiError(refusal) || refusal.data.reason !== 'products/formChanged') return false
      const now = refusal.data['now'] as StoredForm
      const merged = mergeForms(base, form, now.form)
      setConflict({ now, form: merged.form, paths: merged.conflicts })
      return true
    },
  })
  const save = async (isOnSale: boolean) => {
    const [wrong] = problemsOf(form, isOnSale)
    if (wrong) return showProblem(wrong, locale)
    const asked = { goodsId: stored?.goodsId ?? null, newKey, version: stored?.version ?? 0, isOnSale }
    const saved = await write.ask({ ...asked, form: withStockBefore(form, base) })
    if (!saved) return
    forgetDraft(draftKey)
    toast('success', t.savedWhat(changed.length))
    // As the server stores it: with numbers that it has given, and the text made safe.
    const fresh = await client('POST /bizConsole/queryProductForm', { goodsId: saved.goodsId })
    setStored(fresh)
    setForm((typed) => mergeForms(form, typed, fresh.form).form)
    if (!stored) navigate(shopProductHref(saved.goodsId))
  }
  const resolve = (theirs: readonly string[]) => {
    if (!conflict) return
    setForm(takeTheirs(conflict.form, conflict.now.form, theirs))
    setStored(conflict.now)
    setConflict(undefined)
  }
  return {
    ...{ stored, base, form, setForm, changed, problems, isDirty, conflict, resolve, save },
    isSaving: write.isRunning,
    draft: isDirty ? undefined : draft,
    takeDraft: () => {
      if (draft) setForm(draft)
      setDraft(undefined)
    },
    discard: () => {
      forgetDraft(draftKey)
      setDraft(undefined)
      setForm(base)
    },
  }
}

export type Editing = ReturnType<typeof useForm>
