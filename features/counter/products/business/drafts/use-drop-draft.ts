import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { ProductDraft } from '../../contract.ts'
import { draftsTexts } from './texts.ts'

const refreshes = ['POST /bizConsole/queryProductDrafts'] as const

/** Deletes a draft; the message about it offers to bring it back. */
export function useDropDraft(on: { dropped?: () => void; back?: (draft: ProductDraft) => void } = {}) {
  const t = useTexts(draftsTexts)
  const again = useWrite('POST /bizConsole/saveProductDraft', { refreshes, onSuccess: on.back })
  return useWrite('POST /bizConsole/dropProductDraft', {
    refreshes,
    onSuccess: ({ pkId, goodsId, form, base }) => {
      on.dropped?.()
      toast('success', t.dropped, {
        label: t.undo,
        run: () => again.run({ pkId, goodsId, form, base, revision: 0 }),
      })
    },
  })
}
