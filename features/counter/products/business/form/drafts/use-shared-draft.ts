import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { randomId } from '@hojip/platform/storage'
import { useState } from 'react'
import type { ProductDraft } from '../../../contract.ts'
import { draftsTexts } from '../../drafts/texts.ts'
import { useDropDraft } from '../../drafts/use-drop-draft.ts'
import type { Draft } from './draft.ts'

/**
 * The draft that colleagues see too. `opened` is the one there was: this form is it when the product is new, otherwise
 * it is offered.
 */
export function useSharedDraft(opened: ProductDraft | null, goodsId: string | null) {
  const t = useTexts(draftsTexts)
  const [newId] = useState(randomId)
  /** The one that this form goes on with, and the form as it was saved there. */
  const [own, setOwn] = useState(goodsId === null ? opened : null)
  const [form, setForm] = useState(own?.form)
  const [offered, setOffered] = useState(goodsId === null ? null : opened)
  /** What a colleague has saved of the same draft meanwhile. */
  const [theirs, setTheirs] = useState<ProductDraft | null>(null)
  const write = useWrite('POST /bizConsole/saveProductDraft', {
    refreshes: ['POST /bizConsole/queryProductDrafts', 'POST /bizConsole/findProductDraft'],
    onRefused: (refusal) => {
      const now = refusal.reason === 'products/draftChanged' && refusal.data.now
      if (!now) return false
      setOffered(null)
      setTheirs(now)
      return true
    },
  })
  const drop = useDropDraft({ dropped: () => setOffered(null), back: setOffered })
  const goOnWith = (draft: ProductDraft) => {
    setOwn(draft)
    setOffered(null)
    setTheirs(null)
  }
  /** `over` is the draft that is replaced, which may be a colleague's. */
  const save = async (written: Draft, over = own) => {
    const place = { pkId: over?.pkId ?? newId, revision: over?.revision ?? 0 }
    const saved = await write.ask({ ...place, goodsId, ...written })
    if (!saved) return undefined
    goOnWith(saved)
    setForm(written.form)
    toast('success', t.saved)
    return saved
  }
  return {
    own,
    form,
    offered,
    theirs,
    goOnWith,
    save,
    isSaving: write.isRunning,
    dropOffered: () => offered && drop.run({ pkId: offered.pkId, revision: offered.revision }),
    /** After the product has been saved, which has ended the draft. */
    end: () => {
      setOwn(null)
      setForm(undefined)
    },
  }
}
