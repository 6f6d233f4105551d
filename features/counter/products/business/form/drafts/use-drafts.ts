import { productDraftHref } from '@hojip/hrefs/products'
import { useLeaveQuestion } from '@hojip/platform/console'
import { useNavigate } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import type { ProductDraft } from '../../../contract.ts'
import { forgetDraft, readDraft, storeDraft, type Draft } from './draft.ts'
import { useSharedDraft } from './use-shared-draft.ts'

interface Opened {
  /** Null for a new product. */
  goodsId: string | null
  draft: ProductDraft | null
}

/**
 * What is written and not saved as the product: on this computer at every change, and as a draft that colleagues see
 * when somebody asks for it. Leaving the site asks once, unless the draft has it all.
 */
export function useDrafts({ goodsId, draft: opened }: Opened, written: Draft, isDirty: boolean) {
  const navigate = useNavigate()
  const shared = useSharedDraft(opened, goodsId)
  const key = goodsId ?? opened?.pkId ?? 'new'
  const [found, setFound] = useState(() => readDraft(key))
  const { base, form } = written
  const isShared = form === shared.form
  const isUnsaved = isDirty && !isShared
  useEffect(() => {
    if (isUnsaved) storeDraft(key, { base, form })
  }, [isUnsaved, key, base, form])
  useLeaveQuestion(isUnsaved)
  const forget = () => {
    forgetDraft(key)
    setFound(undefined)
  }
  return {
    shared,
    isShared,
    forget,
    /** What this computer remembers of another time. */
    found: isUnsaved ? undefined : found,
    save: async (over = shared.own) => {
      const saved = await shared.save({ base, form }, over)
      if (!saved) return
      forgetDraft(key)
      if (goodsId === null && saved.pkId !== opened?.pkId)
        navigate(productDraftHref(saved), { replace: true })
    },
    /** After the product has been saved. */
    end: () => {
      forgetDraft(key)
      shared.end()
    },
  }
}
