import { useState } from 'react'
import { storedDraft, storeDraft } from '../local-storage.ts'

/** The unsent text of a conversation, which survives a reload. Used only in parts that the browser renders. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => storedDraft(conversationId))
  const change = (next: string) => {
    setText(next)
    storeDraft(conversationId, next)
  }
  return [text, change]
}
