import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { favouritesTexts } from '../texts.ts'

interface Unfollowing {
  /** Asks for confirmation first; resolves to true once it is done. */
  unfollow: (shop: { shopId: string; shopName: string }) => Promise<boolean>
  dialog: ReactNode
}

export function useUnfollowing(): Unfollowing {
  const t = useTexts(favouritesTexts)
  const [confirm, dialog] = useConfirm()
  const { ask } = useWrite('POST /appUserFollow/deleteByShopId', {
    refreshes: ['POST /appUserFollow/queryByUserId', 'POST /appUserFollow/queryByShopId'],
  })
  const unfollow: Unfollowing['unfollow'] = async ({ shopId, shopName }) => {
    const words = {
      title: t.unfollowTitle(shopName),
      text: t.unfollowText,
      yes: t.unfollow,
      no: t.keepFollowing,
    }
    if (!(await confirm({ ...words, danger: true }))) return false
    if ((await ask({ shopId })) === undefined) return false
    toast('success', t.unfollowed)
    return true
  }
  return { unfollow, dialog }
}
