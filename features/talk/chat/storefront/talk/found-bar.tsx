import { useLazyCall, useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, IconButton } from '@hojip/platform/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { chatTexts } from '../texts.ts'

interface FoundBarProps {
  conversationId: string
  keyword: string
  onFind: (seq: number) => void
}

/** How many messages contain the words, and buttons from one to the next. */
export function FoundBar({ conversationId, keyword, onFind }: FoundBarProps) {
  const t = useTexts(chatTexts)
  const { data } = useLazyCall('POST /appUserChat/queryHistory', { conversationId, keyword, size: 50 })
  const hits = data?.list.map(({ seq }) => seq) ?? []
  const [at, setAt] = useState<number>()
  const go = (to: number) => {
    const seq = hits[to]
    if (seq === undefined) return
    setAt(to)
    onFind(seq)
  }
  const newest = hits.length - 1
  const begin = useEffectEvent(() => go(newest))
  useEffect(() => {
    if (newest >= 0) begin()
  }, [newest])
  if (hits.length === 0) return null
  const shown = at ?? newest
  return (
    <div className="flex items-center gap-2 border-b border-line bg-surface pl-5 text-12 text-ink-2">
      <span role="status" className="flex-1">
        {t.hits(keyword, newest - shown + 1, hits.length)}
      </span>
      <IconButton
        of={caretUpIcon}
        label={t.olderHit}
        disabled={shown <= 0}
        size={16}
        onClick={() => go(shown - 1)}
      />
      <IconButton
        of={caretDownIcon}
        label={t.newerHit}
        disabled={shown >= newest}
        size={16}
        onClick={() => go(shown + 1)}
      />
    </div>
  )
}
