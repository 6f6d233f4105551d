import { useSession, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'
import { storeWish, takeWish, type Wish } from './wish.ts'

export interface Saving {
  isSaved: boolean
  isRunning: boolean
  press: () => void
}

interface MarkSettings {
  wish: Wish
  isSaved: boolean
  keep: () => void
  end: () => void
  isRunning: boolean
}

/** A press saves, and a second one removes. A visitor goes to the login first; afterwards the press is carried out. */
export function useMark({ wish, isSaved, keep, end, isRunning }: MarkSettings): Saving {
  const userId = useViewer()?.pkId
  const { askToSignIn } = useSession()
  const fulfil = useEffectEvent(() => {
    if (takeWish(wish, Date.now())) keep()
  })
  useEffect(() => {
    if (userId !== undefined) fulfil()
  }, [userId, wish.id])
  return {
    isSaved: userId !== undefined && isSaved,
    isRunning,
    press: () => {
      if (isRunning) return
      if (userId !== undefined) return isSaved ? end() : keep()
      storeWish(wish, Date.now())
      askToSignIn()
    },
  }
}
