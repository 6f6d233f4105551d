import { useClient, useRefresh } from '@hojip/platform/page'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Timeline } from '../../parts/talk/timeline.ts'

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the tab is in front. */
function useVisible(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
}

/** Marks messages as read once the shopper sees the end of the conversation, and as delivered before that. */
export function useReading(conversationId: string, timeline: Timeline | undefined, isAtEnd: boolean): void {
  const client = useClient()
  const refresh = useRefresh()
  const isVisible = useVisible()
  const told = useRef({ read: 0, delivered: 0 })
  const last = timeline?.list.at(-1)?.seq ?? 0
  const { readSeq = 0, deliveredSeq = 0 } = timeline?.marks ?? {}
  const sees = isVisible && isAtEnd
  useEffect(() => {
    const seq = last
    if (sees && seq > Math.max(readSeq, told.current.read)) {
      told.current.read = seq
      client('POST /appUserChat/setRead', { conversationId, seq })
        .then(() => refresh('POST /appUserChat/queryChatList', 'GET /appUserChat/queryNoReadCount'))
        .catch(() => (told.current.read = 0))
    } else if (seq > Math.max(readSeq, deliveredSeq, told.current.read, told.current.delivered)) {
      told.current.delivered = seq
      client('POST /appUserChat/setDelivered', { conversationId, seq }).catch(
        () => (told.current.delivered = 0),
      )
    }
  }, [client, refresh, conversationId, last, readSeq, deliveredSeq, sees])
}
