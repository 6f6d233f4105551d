import { toast, useClient, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Chat } from '../../contract.ts'
import { chatTexts } from '../texts.ts'

/** As long as the message with "undo" is shown. */
const undoWithinMs = 6_000

const listCall = 'POST /appUserChat/queryChatList'

export interface ListActs {
  hidden: ReadonlySet<string>
  pin: (chat: Chat) => void
  hide: (chat: Chat) => void
}

/** Pinning and hiding. A conversation is hidden on the server once it can no longer be undone. */
export function useListActs(): ListActs {
  const t = useTexts(chatTexts)
  const client = useClient()
  const refresh = useRefresh()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const setTop = useWrite('POST /appUserChat/setTop/{pkId}', { refreshes: [listCall] })
  const cancelTop = useWrite('POST /appUserChat/cancelTop/{pkId}', { refreshes: [listCall] })

  const show = (id: string) => setHidden((before) => new Set([...before].filter((one) => one !== id)))
  const hideNow = async (id: string) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    await client('POST /appUserChat/deleteById/{pkId}', { pkId: id }).catch(() => undefined)
    await refresh(listCall)
    show(id)
  }
  const hideAll = useEffectEvent(() => {
    for (const id of timers.current.keys()) void hideNow(id)
  })
  useEffect(() => {
    const onLeave = () => hideAll()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
  return {
    hidden,
    pin: ({ pkId, isTop }) => (isTop ? cancelTop : setTop).run({ pkId }),
    hide: ({ pkId, shopName }) => {
      setHidden((before) => new Set([...before, pkId]))
      timers.current.set(
        pkId,
        setTimeout(() => void hideNow(pkId), undoWithinMs),
      )
      const undo = () => {
        clearTimeout(timers.current.get(pkId))
        timers.current.delete(pkId)
        show(pkId)
      }
      toast('success', t.hidden(shopName), { label: t.undo, run: undo })
    },
  }
}
