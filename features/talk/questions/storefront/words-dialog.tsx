import { sentenceOf } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { FormDialog, TextArea } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import { dialogTexts } from './dialog-texts/texts.ts'

interface WordsDialogProps {
  title: string
  /** What is answered. */
  about?: string
  label: string
  placeholder: string
  note: string
  send: string
  fewest: number
  most: number
  /** The text below the field when there are too few characters. */
  missing: string
  error: Error | null
  isBusy: boolean
  onSend: (content: string) => void
  onClose: () => void
}

/** A form of one text. */
export function WordsDialog(props: WordsDialogProps) {
  const t = useTexts(dialogTexts)
  const id = useId()
  const fieldId = `${id}-content`
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && content.trim().length < props.fewest
  const failure = props.error && sentenceOf(props.error, t.failed)
  const submit = () => {
    setTried(true)
    if (content.trim().length >= props.fewest) props.onSend(content.trim())
  }
  return (
    <FormDialog
      id={id}
      title={props.title}
      onClose={props.onClose}
      onSubmit={submit}
      send={props.send}
      cancel={t.cancel}
      note={props.note}
      isBusy={props.isBusy}
      problems={isMissing ? [{ fieldId, text: props.missing }] : []}
      failure={failure}
    >
      {props.about !== undefined && (
        <p className="line-clamp-3 rounded-md bg-inset px-3 py-2 text-13 break-words text-ink-2">
          <bdi>{props.about}</bdi>
        </p>
      )}
      <TextArea
        id={fieldId}
        label={props.label}
        placeholder={props.placeholder}
        error={isMissing ? props.missing : undefined}
        maxLength={props.most}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
    </FormDialog>
  )
}
