import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { fewestAsked, mostAsked } from '../rules/limits.ts'
import { questionsCall, viewerCall } from './question-page.ts'
import { dialogTexts } from './dialog-texts/texts.ts'
import { WordsDialog } from './words-dialog.tsx'

type AskDialogProps = { goodsId: string; onClose: () => void; onAsked: () => void }

/** The form for a question. */
export function AskDialog({ goodsId, onClose, onAsked }: AskDialogProps) {
  const t = useTexts(dialogTexts)
  const save = useWrite('POST /bizGoodsQuestion/save', {
    quiet: true,
    refreshes: [questionsCall, viewerCall],
    onSuccess: () => {
      toast('success', t.asked)
      onAsked()
      onClose()
    },
  })
  return (
    <WordsDialog
      title={t.ask}
      label={t.question}
      placeholder={t.example}
      note={t.askNote}
      send={t.sendQuestion}
      fewest={fewestAsked}
      most={mostAsked}
      missing={t.tooShort(fewestAsked)}
      error={save.error}
      isBusy={save.isRunning}
      onSend={(content) => save.run({ goodsId, content })}
      onClose={onClose}
    />
  )
}
