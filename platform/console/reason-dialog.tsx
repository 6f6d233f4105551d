import { useId, useState, type ReactNode } from 'react'
import { sentenceOf } from '../client/index.ts'
import { FormDialog, TextArea } from '../ui/index.ts'

interface ReasonDialogProps {
  texts: { words: string; wordsHint: string; wordsMissing: string; cancel: string; failed: string }
  /** Characters of the reason. */
  fewest: number
  most: number
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

/** Asks why, before an operator does something about a person or a shop. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { texts: t, fewest, most, title, note, send, isBusy, error, onSend, onClose, children } = props
  const id = useId()
  const wordsId = useId()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = words.trim().length < fewest
  const problem = isTried && isMissing ? t.wordsMissing : undefined
  const failure = error ? sentenceOf(error, t.failed) : null
  return (
    <FormDialog
      id={id}
      title={title}
      note={note}
      send={send}
      isBusy={isBusy}
      onClose={onClose}
      failure={failure}
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
        maxLength={most}
        value={words}
        error={problem}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
