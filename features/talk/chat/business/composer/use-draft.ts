import { useViewer } from '@hojip/platform/page'
import { like, tabStore } from '@hojip/platform/storage'
import { useEffect, useState } from 'react'

const stored = 'agentDrafts'

interface Drafts {
  by?: string | undefined
  texts: Record<string, string>
}

const isDrafts = like<Drafts>({ texts: {} })

function readDrafts(by: string | undefined): Drafts {
  const drafts = tabStore.json(stored, isDrafts)
  return drafts && drafts.by === by ? drafts : { by, texts: {} }
}

/** What is written but not sent, for each conversation: it is there again after switching and after a reload. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const by = useViewer()?.pkId
  const [text, setText] = useState(() => readDrafts(by).texts[conversationId] ?? '')
  useEffect(() => {
    const { texts } = readDrafts(by)
    const { [conversationId]: _, ...others } = texts
    const next = text === '' ? others : { ...others, [conversationId]: text }
    tabStore.set(stored, { by, texts: next })
  }, [by, conversationId, text])
  return [text, setText]
}
