import { useLazyCall } from '@hojip/platform/page'
import { useState, type KeyboardEvent } from 'react'
import type { QuickReply } from '../../contract.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { quickMatches, slashWords } from './quick-matches.ts'

/** The quick replies that fit what is written, and the keys that choose among them. */
export function useQuick(text: string, isOff: boolean, fill: (text: string) => void) {
  const call = useAgentCalls()('queryQuickReplies')
  const [chosen, setChosen] = useState(0)
  const [closedFor, setClosedFor] = useState<string>()
  const words = isOff || closedFor === text ? undefined : slashWords(text)
  const replies = useLazyCall(call, {}, { when: words !== undefined })
  const found = words === undefined ? [] : quickMatches(replies.data?.list ?? [], words)
  const at = Math.min(chosen, Math.max(found.length - 1, 0))
  const pick = (reply: QuickReply) => {
    fill(reply.content)
    setChosen(0)
  }
  /** Whether the key was one of the menu's. */
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (words === undefined || shiftKey) return false
    if (key === 'Escape') return (setClosedFor(text), true)
    const reply = found[at]
    if (!reply) return false
    if (key === 'ArrowDown') return (setChosen((at + 1) % found.length), true)
    if (key === 'ArrowUp') return (setChosen((at - 1 + found.length) % found.length), true)
    if (key === 'Tab' || key === 'Enter') return (pick(reply), true)
    return false
  }
  return { words, found, at, pick, onKey }
}
