import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { Question } from '../contract.ts'
import { mostAnswered } from '../rules/limits.ts'
import { questionsCall, viewerCall } from './question-page.ts'
import { dialogTexts } from './dialog-texts/texts.ts'
import { WordsDialog } from './words-dialog.tsx'

type AnswerDialogProps = { question: Question; onClose: () => void }

/** The form for a buyer's answer. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const t = useTexts(dialogTexts)
  const save = useWrite('POST /bizGoodsQuestion/answer', {
    quiet: true,
    refreshes: [questionsCall, viewerCall],
    onSuccess: () => {
      toast('success', t.answered)
      onClose()
    },
  })
  return (
    <WordsDialog
      title={t.answer}
      about={question.content}
      label={t.yourAnswer}
      placeholder=""
      note={t.answerNote}
      send={t.sendAnswer}
      fewest={1}
      most={mostAnswered}
      missing={t.missing}
      error={save.error}
      isBusy={save.isRunning}
      onSend={(content) => save.run({ pkId: question.pkId, content })}
      onClose={onClose}
    />
  )
}
