import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { ownAnswersCall, ownQuestionsCall } from './own/inputs.ts'
import { questionsCall, viewerCall } from './question-page.ts'
import { questionsTexts } from './texts.ts'

interface Deleting {
  question: (pkId: string) => void
  answer: (pkId: string) => void
  isRunning: boolean
  dialog: ReactNode
}

/** Deletes the viewer's own question or answer, once they have confirmed it. `dialog` has to be rendered. */
export function useDeleting(onDeleted?: (pkId: string) => void): Deleting {
  const t = useTexts(questionsTexts)
  const [confirm, dialog] = useConfirm()
  const refreshes = [questionsCall, viewerCall, ownQuestionsCall, ownAnswersCall] as const
  const onSuccess = (_: null, { pkId }: { pkId: string }) => {
    onDeleted?.(pkId)
    toast('success', t.deleted)
  }
  const question = useWrite('POST /bizGoodsQuestion/deleteById/{pkId}', { refreshes, onSuccess })
  const answer = useWrite('POST /bizGoodsQuestion/deleteAnswer/{pkId}', { refreshes, onSuccess })
  const act = async (title: string, text: string, run: () => void) => {
    if (await confirm({ title, text, yes: t.delete, no: t.keep, danger: true })) run()
  }
  return {
    question: (pkId) => void act(t.deleteQuestion, t.deleteQuestionText, () => question.run({ pkId })),
    answer: (pkId) => void act(t.deleteAnswer, t.deleteAnswerText, () => answer.run({ pkId })),
    isRunning: question.isRunning || answer.isRunning,
    dialog,
  }
}
