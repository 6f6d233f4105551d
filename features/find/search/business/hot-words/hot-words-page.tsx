import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, type HeadInput, type PageHead, useDates } from '@hojip/platform/page'
import { Button, EmptyState, Icon, Notice, plusIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import type { HotWord } from '../../contract/hot-words-calls.ts'
import { mostWords, problemsOf } from '../../rules/hot-words/problems.ts'
import { SaveBar } from './save-bar.tsx'
import { TheirsNotice } from './theirs-notice.tsx'
import { hotWordsTexts } from './texts.ts'
import { drafted, useHotWords, type Editing } from './use-hot-words.ts'
import { WordList } from './word-list.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: hotWordsTexts[locale].title, noIndex: true }
}

const aNewWord: HotWord = {
  word: { 'zh-CN': '', 'ko-KR': '', 'en-US': '' },
  isDefault: false,
  from: null,
  until: null,
}

/** The words that the mall offers to search for, edited and saved as one list. */
export function Page() {
  const t = useTexts(hotWordsTexts)
  const editing = useHotWords()
  const { words, setWords, theirs, failure } = editing
  const [triedAtMs, setTriedAt] = useState<number>()
  const problems = triedAtMs === undefined ? [] : problemsOf(words, triedAtMs)
  const add = () => setWords([...words, drafted({ ...aNewWord, isDefault: words.length === 0 })])
  const save = () => {
    const nowMs = Date.now()
    const [first] = problemsOf(words, nowMs)
    setTriedAt(first && nowMs)
    if (!first) return editing.save()
    requestAnimationFrame(() => document.getElementById(first.field)?.focus())
  }
  return (
    <div className="mx-auto grid max-w-[1120px] gap-3 pb-24">
      <h1 className="sr-only">{t.title}</h1>
      <LastChange editing={editing} />
      {theirs && <TheirsNotice editing={editing} />}
      {failure && (
        <Notice tone="crimson" live>
          {sentenceOf(failure, t.failed)}
        </Notice>
      )}
      {words.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
      <WordList words={words} problems={problems} onWords={setWords} />
      <Button className="min-h-11! justify-self-start" disabled={words.length >= mostWords} onClick={add}>
        <Icon of={plusIcon} size={16} />
        {words.length >= mostWords ? t.full : t.add}
      </Button>
      <SaveBar editing={editing} onSave={save} />
    </div>
  )
}

/** What the words are for, who has changed them last, and the way back. */
function LastChange({ editing: { base, setWords } }: { editing: Editing }) {
  const t = useTexts(hotWordsTexts)
  const dates = useDates()
  const { lastChange } = base
  return (
    <section className="card px-4 py-3.5 text-13">
      <p>{t.about}</p>
      {lastChange && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
          <span>{t.lastChange(lastChange.operatorName, dates.stamp(lastChange.gmtCreate))}</span>
          <button
            type="button"
            className="min-h-8 text-jade-text underline underline-offset-3 max-lg:min-h-11"
            onClick={() => {
              setWords(lastChange.before.map(drafted))
              toast('info', t.tookBack)
            }}
          >
            {t.takeBack}
          </button>
        </p>
      )}
    </section>
  )
}
