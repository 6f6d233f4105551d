import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { favouritesTexts } from './texts.ts'

interface Deleting {
  /** Asks for confirmation first; resolves to true once the products are removed. */
  remove: (goodsIds: readonly string[]) => Promise<boolean>
  isRunning: boolean
  dialog: ReactNode
}

/** Removes products from the favourites. */
export function useDeleting(): Deleting {
  const t = useTexts(favouritesTexts)
  const [confirm, dialog] = useConfirm()
  const { ask, isRunning } = useWrite('POST /appUserFavorite/deleteByGoodsId', {
    refreshes: ['POST /appUserFavorite/queryByUserId', 'POST /appUserFavorite/queryByGoodsIds'],
  })
  const remove = async (goodsIds: readonly string[]) => {
    const count = goodsIds.length
    const words = { title: t.deleteTitle(count), text: t.deleteText, yes: t.delete, no: t.keep }
    if (!(await confirm({ ...words, danger: true }))) return false
    if ((await ask({ goodsId: [...goodsIds] })) === undefined) return false
    toast('success', t.deleted(count))
    return true
  }
  return { remove, isRunning, dialog }
}
