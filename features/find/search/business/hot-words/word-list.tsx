import { toast, useLocale, useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import type { Problem } from '../../rules/hot-words/problems.ts'
import { hotWordsTexts } from './texts.ts'
import type { DraftWord } from './use-hot-words.ts'
import { WordRow } from './word-row.tsx'

interface WordListProps {
  words: DraftWord[]
  problems: readonly Problem[]
  onWords: (words: DraftWord[]) => void
}

/** The words in their order. Exactly one is the default: choosing one takes it from the others. */
export function WordList({ words, problems, onWords }: WordListProps) {
  const t = useTexts(hotWordsTexts)
  const locale = useLocale()
  const [announced, setAnnounced] = useState('')
  const nameOf = ({ word }: DraftWord) => word[locale] || t.unnamed
  const change = (at: number, changes: Partial<DraftWord>) =>
    onWords(
      words.map((word, place) => {
        if (place === at) return { ...word, ...changes }
        return changes.isDefault ? { ...word, isDefault: false } : word
      }),
    )
  const move = (at: number, by: 1 | -1) => {
    onWords(words.toSpliced(at, 1).toSpliced(at + by, 0, words[at]!))
    setAnnounced(t.moved(nameOf(words[at]!), at + by + 1))
  }
  const remove = (at: number) => {
    const others = words.toSpliced(at, 1)
    const [first, ...rest] = others
    const isBare = first && !others.some(({ isDefault }) => isDefault)
    onWords(isBare ? [{ ...first, isDefault: true }, ...rest] : others)
    toast('info', t.removed(nameOf(words[at]!)), { label: t.undoRemove, run: () => onWords(words) })
  }
  return (
    <>
      <ol className="grid gap-3">
        {words.map((word, at) => (
          <WordRow
            key={word.key}
            word={word}
            at={at}
            problems={problems}
            isLast={at === words.length - 1}
            onChange={(changes) => change(at, changes)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}
