import { useClient, useLive, useViewer } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import { typingMs } from '../../rules/limits.ts'
import { useAgentCalls } from '../agent-calls.ts'

export interface Typing {
  /** The shopper's sign, or a colleague's with what they write. */
  side: 'user' | 'shop'
  name: string
  draft: string
}

/** Who else is typing in a conversation; a sign counts for some seconds. */
export function useTypingSeen(conversationId: string): Typing | undefined {
  const me = useViewer()?.pkId
  const [typing, setTyping] = useState<Typing>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('typing', (frame) => {
    if (!frame || frame.data.conversationId !== conversationId || frame.data.userId === me) return
    const { side, name = '', draft = '' } = frame.data
    setTyping({ side, name, draft })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyping(undefined), typingMs)
  })
  return typing
}

const everyMs = 2_000

/** Shows the draft to colleagues, at most every two seconds. */
export function useTellTyping(conversationId: string): (draft: string) => void {
  const client = useClient()
  const call = useAgentCalls()('typing')
  const last = useRef(0)
  return (draft) => {
    if (draft === '' || Date.now() - last.current < everyMs) return
    last.current = Date.now()
    client(call, { conversationId, draft: draft.slice(0, 500) }).catch(() => undefined)
  }
}
