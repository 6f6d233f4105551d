import { useSession, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'
import { keepWish, takeWish, type Wish } from './wish.ts'

export interface Keeping {
  isKept: boolean
  isRunning: boolean
  press: () => void
}

interface KeepingSettings {
  wish: Wish
  isKept: boolean
  keep: () => void
  end: () => void
  isRunning: boolean
}

/**
 * A press that keeps, and a second one that ends it. A visitor goes to the login first; back here, what the press meant
 * is done.
 */
export function useKeeping({ wish, isKept, keep, end, isRunning }: KeepingSettings): Keeping {
  const userId = useViewer()?.pkId
  const { askToSignIn } = useSession()
  const fulfil = useEffectEvent(() => {
    if (takeWish(wish, Date.now())) keep()
  })
  useEffect(() => {
    if (userId !== undefined) fulfil()
  }, [userId, wish.id])
  return {
    isKept: userId !== undefined && isKept,
    isRunning,
    press: () => {
      if (isRunning) return
      if (userId !== undefined) return isKept ? end() : keep()
      keepWish(wish, Date.now())
      askToSignIn()
    },
  }
}
