import { useClient, useLive, useLiveState } from '@hojip/platform/page'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createTalk, type Talk, type TalkState } from './talk.ts'

/** How often new messages are read while the socket is down. */
const everyMs = 5_000

export interface UsedTalk {
  talk: Talk
  state: TalkState
}

type HistoryCall = `POST /${'appUserChat' | 'bizConsole/chat' | 'sysConsole/chat'}/queryHistory`

interface TalkSide {
  call: HistoryCall
  /** Whose marks are the reader's own. */
  mine: 'user' | 'shop'
}

const shopper: TalkSide = { call: 'POST /appUserChat/queryHistory', mine: 'user' }

/** The messages of a conversation, in step with other tabs, devices and the other side. */
export function useTalk(conversationId: string, { call, mine }: TalkSide = shopper): UsedTalk {
  const client = useClient()
  const [talk] = useState(() => createTalk((wish) => client(call, { conversationId, ...wish })))
  const state = useSyncExternalStore(talk.subscribe, talk.state, talk.state)
  const live = useLiveState()

  const refresh = () => void talk.refresh()
  useEffect(() => void talk.refresh(), [talk])
  useEffect(() => {
    if (live === 'open') return undefined
    const timer = setInterval(() => void talk.refresh(), everyMs)
    return () => clearInterval(timer)
  }, [live, talk])
  useLive('chat', (frame) => {
    if (!frame || frame.conversationId === conversationId) refresh()
  })
  useLive('recall', (frame) => {
    if (!frame || frame.data.conversationId === conversationId) refresh()
  })
  useLive('read', (frame) => {
    if (!frame) return refresh()
    const { conversationId: of, side, readSeq, deliveredSeq } = frame.data
    if (of !== conversationId) return
    talk.take(
      side !== mine ? { peerReadSeq: readSeq, peerDeliveredSeq: deliveredSeq } : { readSeq, deliveredSeq },
    )
  })
  return { talk, state }
}
