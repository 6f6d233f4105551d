import { sentenceOf, type FailureOf, type Output } from '@hojip/platform/client'
import { toast, useLazyCall, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Dialog, FormDialog, Notice, Skeleton, TextArea } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { StoppedWords } from '../../contract/word-lists.ts'
import { longestWord, mostStopped } from '../../rules/synonym-limits.ts'
import { synonymTexts } from '../texts.ts'
import { typedWords } from '../typed-words.ts'

const refreshes = ['GET /sysConsole/queryStoppedWords'] as const

type Failure = FailureOf<'POST /sysConsole/saveStoppedWords'>

/** The list as somebody else has left it, when that is why a change was refused. */
function theirs(failure: Failure): StoppedWords | undefined {
  return failure.reason === 'search/stoppedChanged' ? failure.data.now : undefined
}

/** Loads the words that queries are read without, and edits them. */
export function StoppedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(synonymTexts)
  const { data, error } = useLazyCall('GET /sysConsole/queryStoppedWords', {}, { freshForMs: 0 })
  if (data) return <Form stopped={data} onClose={onClose} />
  return (
    <Dialog title={t.stopped} onClose={onClose} sheet>
      {error ? <Notice tone="crimson">{t.failed}</Notice> : <Skeleton className="h-40" />}
    </Dialog>
  )
}

/** Saves a list; taking it back saves the list that was there before. */
function useStopped(onSaved: () => void, onTheirs: (now: StoppedWords) => void) {
  const t = useTexts(synonymTexts)
  const undo = useWrite('POST /sysConsole/saveStoppedWords', {
    refreshes,
    onSuccess: () => toast('success', t.stoppedUndone),
  })
  return (before: readonly string[]) => ({
    onError: (failure: Failure) => {
      const now = theirs(failure)
      if (now) onTheirs(now)
    },
    onSuccess: ({ version }: Output<'POST /sysConsole/saveStoppedWords'>) => {
      const run = () => undo.run({ version, words: [...before] })
      toast('success', t.saved, { label: t.undo, run })
      onSaved()
    },
  })
}

function problemOf(words: readonly string[]): 'manyStopped' | 'long' | undefined {
  if (words.length > mostStopped) return 'manyStopped'
  return words.some((word) => word.length > longestWord) ? 'long' : undefined
}

function Form({ stopped, onClose }: { stopped: StoppedWords; onClose: () => void }) {
  const t = useTexts(synonymTexts)
  const dates = useDates()
  const [id, wordsId] = [useId(), useId()]
  // What was opened: a list that is loaded again meanwhile is no base of what was typed.
  const [base, setBase] = useState(stopped)
  const [text, setText] = useState(stopped.words.join('\n'))
  const [isTried, setTried] = useState(false)
  const settings = useStopped(onClose, setBase)
  const save = useWrite('POST /sysConsole/saveStoppedWords', {
    quiet: true,
    refreshes,
    ...settings(base.words),
  })
  const words = typedWords(text)
  const problem = problemOf(words)
  const error = isTried && problem ? t.problems[problem] : undefined
  const { lastChange } = base
  const conflict = save.error && theirs(save.error)
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.stopped}
      note={lastChange ? t.stoppedLast(lastChange.operatorName, dates.stamp(lastChange.gmtCreate)) : t.soon}
      send={t.save}
      cancel={t.cancel}
      isBusy={save.isRunning}
      problems={error ? [{ fieldId: wordsId, text: error }] : []}
      failure={
        save.error &&
        (conflict ? t.stoppedMeanwhile(conflict.words.join(t.between)) : sentenceOf(save.error, t.failed))
      }
      onSubmit={() => {
        setTried(true)
        if (!problem) save.run({ version: base.version, words })
      }}
    >
      <p className="text-13 text-ink-2">{t.stoppedText}</p>
      <TextArea
        id={wordsId}
        label={t.stopped}
        hint={t.stoppedHint(mostStopped)}
        error={error}
        rows={10}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
