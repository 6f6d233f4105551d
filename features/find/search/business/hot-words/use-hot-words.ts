import { useLeaveQuestion } from '@hojip/platform/console'
import { toast, useCall, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import type { HotWord, HotWordsRead } from '../../contract/hot-words-calls.ts'
import { hotWordsTexts } from './texts.ts'

const read = 'GET /sysConsole/queryHotWords'

export interface DraftWord extends HotWord {
  /** Tells rows apart while they move. */
  key: string
}

let made = 0
export function drafted(word: HotWord): DraftWord {
  return { ...word, key: String((made += 1)) }
}

function plain(words: readonly DraftWord[]): HotWord[] {
  return words.map(({ key: _, ...word }) => word)
}

/** The list being edited, and saving it. */
export function useHotWords() {
  const t = useTexts(hotWordsTexts)
  const stored = useCall(read, {})
  const refresh = useRefresh()
  const [base, setBase] = useState(stored)
  const [words, setWords] = useState(() => stored.words.map(drafted))
  /** What another operator has saved meanwhile. */
  const [theirs, setTheirs] = useState<HotWordsRead>()
  const take = (from: HotWordsRead) => {
    setBase(from)
    setWords(from.words.map(drafted))
    setTheirs(undefined)
  }
  const isChanged = JSON.stringify(plain(words)) !== JSON.stringify(base.words)
  // Nothing is being edited: the page follows other operators.
  if (!isChanged && !theirs && stored.version > base.version) take(stored)
  const save = useWrite('POST /sysConsole/saveHotWords', {
    quiet: true,
    onSuccess: (now) => {
      take(now)
      void refresh(read)
      toast('success', t.saved)
    },
    onError: (failure) => {
      if (failure.reason === 'hotWords/changed') setTheirs(failure.data.now)
    },
  })
  useLeaveQuestion(isChanged)
  return {
    base,
    words,
    setWords,
    isChanged,
    theirs,
    take,
    keep: () => {
      if (theirs) setBase(theirs)
      setTheirs(undefined)
    },
    save: () => save.run({ version: base.version, words: plain(words) }),
    isSaving: save.isRunning,
    failure: theirs ? undefined : save.error,
  }
}

export type Editing = ReturnType<typeof useHotWords>
