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
  const [said, setSaid] = useState('')
  const nameOf = ({ word }: DraftWord) => word[locale] || t.unnamed
  const change = (at: number, changes: Partial<DraftWord>) =>
    onWords(
      words.map((word, place) => {
        if (place === at) return { ...word, ...changes }
        return changes.isDefault ? { ...word, isDefault: false } : word
      }),
    )
  const without = (word: DraftWord) => words.filter((one) => one !== word)
  const move = (word: DraftWord, to: number) => {
    onWords(without(word).toSpliced(to, 0, word))
    setSaid(t.moved(nameOf(word), to + 1))
  }
  const remove = (word: DraftWord) => {
    const others = without(word)
    const [first, ...rest] = others
    const isBare = first && !others.some(({ isDefault }) => isDefault)
    onWords(isBare ? [{ ...first, isDefault: true }, ...rest] : others)
    toast('info', t.removed(nameOf(word)), { label: t.undoRemove, run: () => onWords(words) })
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
            onMove={(by) => move(word, at + by)}
            onRemove={() => remove(word)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
