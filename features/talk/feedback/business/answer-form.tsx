import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, TextArea } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { ReceivedFeedback } from '../contract.ts'
import { receivedTexts } from './texts.ts'
import { mostAnswer } from '../rules.ts'

/** The form for the mall's one answer. */
export function AnswerForm({ feedback }: { feedback: ReceivedFeedback }) {
  const t = useTexts(receivedTexts)
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = content.trim() === ''
  const refreshes = ['GET /sysConsole/findFeedback/{pkId}', 'POST /sysConsole/queryFeedback'] as const
  const answer = useWrite('POST /sysConsole/answerFeedback', {
    refreshes,
    onSuccess: () => toast('success', feedback.isVisitor ? t.noted : t.sent),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) answer.run({ pkId: feedback.pkId, content })
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      {feedback.isVisitor && (
        <Notice tone="amber">{feedback.phone ? t.visitorContact : t.visitorNowhere}</Notice>
      )}
      <TextArea
        label={t.field}
        hint={t.fieldHint}
        error={isTried && isMissing ? t.fieldNeeded : undefined}
        maxLength={mostAnswer}
        rows={5}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button
        type="submit"
        kind="jade"
        className="min-h-11! justify-self-end max-lg:w-full"
        busy={answer.isRunning}
      >
        {feedback.isVisitor ? t.note : t.send}
      </Button>
    </form>
  )
}
