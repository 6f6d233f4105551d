import { toast, useLazyCall, useSession, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import type { Alert } from '../../contract.ts'
import { storeWish } from '../parts/wish.ts'
import { alertTexts } from './texts.ts'

const listCall = 'POST /appUserNotice/queryByUserId'

export interface Alerts {
  /** The viewer's alerts of the product, or all. */
  list: readonly Alert[]
  of: (goodsSpecId: string, type: Alert['type']) => Alert | undefined
  ask: (goodsSpecId: string, type: Alert['type'], targetPrice?: string) => void
  drop: (pkId: string) => void
  isRunning: boolean
}

/**
 * What the viewer waits for, and the presses that change it. A visitor's press leads to the login; afterwards the page
 * of the product carries it out (`useWishedAlert`).
 */
export function useAlerts(goodsId?: string): Alerts {
  const t = useTexts(alertTexts)
  const signedIn = useViewer() !== null
  const { askToSignIn } = useSession()
  const { data } = useLazyCall(listCall, goodsId === undefined ? {} : { goodsId }, { when: signedIn })
  const save = useWrite('POST /appUserNotice/save', {
    onSuccess: () => toast('success', t.asked),
    refreshes: [listCall],
  })
  const remove = useWrite('POST /appUserNotice/deleteById/{pkId}', { refreshes: [listCall] })
  const list = data?.list ?? []
  return {
    list,
    of: (goodsSpecId, type) => list.find((one) => one.goodsSpecId === goodsSpecId && one.type === type),
    ask: (goodsSpecId, type, targetPrice) => {
      const target = targetPrice !== undefined && { targetPrice }
      if (signedIn) return save.run({ goodsSpecId, type, ...target })
      storeWish({ kind: type, id: goodsSpecId, ...target }, Date.now())
      askToSignIn()
    },
    drop: (pkId) => remove.run({ pkId }),
    isRunning: save.isRunning || remove.isRunning,
  }
}
