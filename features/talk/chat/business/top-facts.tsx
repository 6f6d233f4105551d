import { useTexts } from '@hojip/platform/page'
import { Icon, searchIcon } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Queues } from '../contract.ts'
import { KeyHint } from './key-hint.tsx'
import { clockText } from './queues/waiting.ts'
import { answeringTexts } from './texts.ts'

type TopFactsProps = { today: Queues['today'] | undefined; onFind: () => void }

/** The day's figures and the search, in the bar of the business site. */
export function TopFacts({ today, onFind }: TopFactsProps) {
  const t = useTexts(answeringTexts)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById('top-facts')), [])
  if (!place) return null
  const facts = today && [
    t.served(today.cases),
    today.firstAnswerMeanMs === null ? '' : t.firstAnswer(clockText(today.firstAnswerMeanMs)),
    today.rating === null ? '' : t.score(today.rating),
  ]
  return createPortal(
    <>
      <p className="figures min-w-0 truncate text-13 text-ink-3">{facts?.filter(Boolean).join(' · ')}</p>
      <button
        type="button"
        onClick={onFind}
        className="ml-auto flex min-h-11 flex-none items-center gap-2 rounded-md px-2 text-13 hover:text-jade-text"
      >
        <Icon of={searchIcon} size={16} /> {t.find} <KeyHint of="Ctrl" />
        <KeyHint of="K" />
      </button>
    </>,
    place,
  )
}
