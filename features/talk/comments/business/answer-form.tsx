import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, TextArea } from '@hojip/platform/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { shopCommentsTexts } from './texts.ts'

/** The same as in the contract: importing that would bring its checks into the browser. */
const maxText = 500

type AnswerFormProps = { pkId: string; name: string; onClose: () => void }

/** The form for the shop's one answer, below the comment. */
export function AnswerForm({ pkId, name, onClose }: AnswerFormProps) {
  const t = useTexts(shopCommentsTexts)
  const form = useRef<HTMLFormElement>(null)
  // The shop has just pressed the button that opens the form.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = content.trim() === ''
  const answer = useWrite('POST /bizConsole/replyComment', {
    refreshes: ['POST /bizConsole/queryComments'],
    onSuccess: () => {
      toast('success', t.answered)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) answer.run({ pkId, content: content.trim() })
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
        maxLength={maxText}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button className="min-h-11!" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" kind="jade" className="min-h-11!" busy={answer.isRunning}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
