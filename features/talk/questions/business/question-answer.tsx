import { AnswerForm } from '@hojip/platform/console'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { mostAnswered } from '../rules/limits.ts'
import { shopQuestionsTexts } from './texts.ts'

type QuestionAnswerProps = {
  pkId: string
  name: string
  /** The shop's answer, to be changed. */
  given: string | undefined
  onClose: () => void
}

/** The form for the shop's one answer, below the question. */
export function QuestionAnswer({ pkId, name, given, onClose }: QuestionAnswerProps) {
  const t = useTexts(shopQuestionsTexts)
  const isEdit = given !== undefined
  const answer = useWrite('POST /bizConsole/answerQuestion', {
    refreshes: ['POST /bizConsole/queryQuestions'],
    onSuccess: () => {
      toast('success', isEdit ? t.changed : t.answered)
      onClose()
    },
  })
  return (
    <AnswerForm
      name={name}
      texts={isEdit ? { ...t, send: t.save } : t}
      maxLength={mostAnswered}
      given={given}
      isBusy={answer.isRunning}
      onSend={(content) => answer.run({ pkId, content, isEdit })}
      onClose={onClose}
    />
  )
}
