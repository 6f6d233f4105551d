import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, TextArea } from '@hojip/platform/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { mostAnswered } from '../rules/limits.ts'
import { shopQuestionsTexts } from './texts.ts'

type AnswerFormProps = {
  pkId: string
  name: string
  /** The shop's answer, to be changed. */
  given: string | undefined
  onClose: () => void
}

/** The form for the shop's one answer, below the question. */
export function AnswerForm({ pkId, name, given, onClose }: AnswerFormProps) {
  const t = useTexts(shopQuestionsTexts)
  const form = useRef<HTMLFormElement>(null)
  // The shop has just pressed the button that opens the form.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const [content, setContent] = useState(given ?? '')
  const [isTried, setTried] = useState(false)
  const isMissing = content.trim() === ''
  const answer = useWrite('POST /bizConsole/answerQuestion', {
    refreshes: ['POST /bizConsole/queryQuestions'],
    onSuccess: () => {
      toast('success', given === undefined ? t.answered : t.changed)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) answer.run({ pkId, content: content.trim(), isEdit: given !== undefined })
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      onSubmit={submit}
      className="mt-3 grid gap-3 rounded-md bg-inset p-3"
    >
      <TextArea
        label={t.field}
        hint={t.fieldHint}
        error={isTried && isMissing ? t.missing : undefined}
        maxLength={mostAnswered}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button className="min-h-11!" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" kind="jade" className="min-h-11!" busy={answer.isRunning}>
          {given === undefined ? t.send : t.save}
        </Button>
      </div>
    </form>
  )
}
