import { isGone } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { footprintsTexts } from './texts.ts'

interface Clearing {
  /** Resolves to true once the entry is deleted, also when it was deleted before. */
  remove: (pkId: string) => Promise<boolean>
  /** Asks for confirmation first; resolves to true once all entries are deleted. */
  clear: () => Promise<boolean>
  dialog: ReactNode
}

const listCall = 'POST /appUserWatchedGoods/findWatchedList'

export function useClearing(): Clearing {
  const t = useTexts(footprintsTexts)
  const [confirm, dialog] = useConfirm()
  const one = useWrite('POST /appUserWatchedGoods/deleteById/{id}', {
    refreshes: [listCall],
    onRefused: isGone,
  })
  const all = useWrite('POST /appUserWatchedGoods/deleteAll', { refreshes: [listCall] })
  return {
    remove: async (pkId) => {
      const words = { title: t.deleteTitle, text: t.deleteText, yes: t.delete, no: t.keep }
      if (!(await confirm({ ...words, danger: true }))) return false
      if ((await one.ask({ id: pkId })) === undefined) return false
      toast('success', t.deleted)
      return true
    },
    clear: async () => {
      const words = { title: t.clearTitle, text: t.clearText, yes: t.clearYes, no: t.keep }
      if (!(await confirm({ ...words, danger: true }))) return false
      if ((await all.ask({})) === undefined) return false
      toast('success', t.cleared)
      return true
    },
    dialog,
  }
}
