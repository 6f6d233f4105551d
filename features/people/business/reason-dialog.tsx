import { isApiError } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { FormDialog, TextArea } from '@hojip/platform/ui'
import { useId, useState, type ReactNode } from 'react'
import { fewestWords, mostWords } from '../rules/limits.ts'
import { peopleTexts } from './texts.ts'

interface ReasonDialogProps {
  title: string
  note: ReactNode
  send: string
  isBusy: boolean
  error: unknown
  onSend: (words: string) => void
  onClose: () => void
  /** Fields above the reason. */
  children?: ReactNode
}

/** Asks why, before something is done about a person. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, note, send, isBusy, error, onSend, onClose, children } = props
  const t = useTexts(peopleTexts)
  const id = useId()
  const wordsId = useId()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = words.trim().length < fewestWords
  const problem = isTried && isMissing ? t.wordsMissing : undefined
  const failure = error ? (isApiError(error) && error.message) || t.failed : null
  return (
    <FormDialog
      {...{ id, title, note, send, isBusy, onClose, failure }}
      cancel={t.cancel}
      problems={problem ? [{ fieldId: wordsId, text: problem }] : []}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) onSend(words)
      }}
    >
      {children}
      <TextArea
        id={wordsId}
        label={t.words}
        hint={t.wordsHint}
        rows={3}
        maxLength={mostWords}
        value={words}
        error={problem}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
