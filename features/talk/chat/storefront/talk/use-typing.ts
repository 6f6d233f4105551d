import { useClient, useLive, useLiveLine } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import { typingMs } from '../../rules/limits.ts'

/** Whether the other side is typing. */
export function usePeerTyping(conversationId: string, lastSeq: number): boolean {
  const [typing, setTyping] = useState<{ afterSeq: number; at: number }>()
  useLive('typing', (frame) => {
    if (frame?.data.conversationId !== conversationId || frame.data.side !== 'shop') return
    setTyping({ afterSeq: lastSeq, at: Date.now() })
  })
  useEffect(() => {
    if (!typing) return undefined
    const timer = setTimeout(() => setTyping(undefined), typingMs)
    return () => clearTimeout(timer)
  }, [typing])
  return typing?.afterSeq === lastSeq
}

/** Tells the other side that the shopper is typing, at most once in three seconds. */
export function useTellTyping(conversationId: string): () => void {
  const client = useClient()
  const line = useLiveLine()
  const toldAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - toldAt.current < 3_000) return
    toldAt.current = now
    if (line?.send({ event: 'typing', conversationId })) return
    client('POST /appUserChat/typing', { conversationId }).catch(() => undefined)
  }
}
