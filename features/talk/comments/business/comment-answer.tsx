import { AnswerForm } from '@hojip/platform/console'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { shopCommentsTexts } from './texts.ts'

/** The same as in the contract: importing that would bring its checks into the browser. */
const maxText = 500

type CommentAnswerProps = { pkId: string; name: string; onClose: () => void }

/** The form for the shop's one answer, below the comment. */
export function CommentAnswer({ pkId, name, onClose }: CommentAnswerProps) {
  const t = useTexts(shopCommentsTexts)
  const answer = useWrite('POST /bizConsole/replyComment', {
    refreshes: ['POST /bizConsole/queryComments'],
    onSuccess: () => {
      toast('success', t.answered)
      onClose()
    },
  })
  return (
    <AnswerForm
      name={name}
      texts={t}
      maxLength={maxText}
      isBusy={answer.isRunning}
      onSend={(content) => answer.run({ pkId, content })}
      onClose={onClose}
    />
  )
}
