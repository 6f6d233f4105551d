import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Notice } from '@hojip/platform/ui'
import { StatementFields, useStatement } from '@hojip/uploads/parts/statement'
import type { SubmitEvent } from 'react'
import { mostCharacters } from '../../rules/limits.ts'
import { measuresTexts } from './texts.ts'

/** The shop's one answer to a decision of the mall: words, and pictures if there are any. */
export function AnswerDialog({ pkId, onClose }: { pkId: string; onClose: () => void }) {
  const t = useTexts(measuresTexts)
  const { isUploading, written, said } = useStatement()
  const send = useWrite('POST /bizConsole/answerMeasure', {
    quiet: true,
    refreshes: ['POST /bizConsole/queryMeasures'],
    onSuccess: () => {
      toast('success', t.sent)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const statement = said()
    if (statement && !isUploading) send.run({ pkId, content: statement.words, files: statement.files })
  }
  return (
    <Dialog title={t.answer} onClose={onClose} sheet>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {send.error && (
          <Notice tone="crimson" live>
            {sentenceOf(send.error, t.failed)}
          </Notice>
        )}
        <StatementFields
          written={written}
          most={mostCharacters}
          label={t.words}
          hint={t.wordsHint}
          noWords={t.wordsNeeded}
          pictures={t.pictures}
        />
        <Button type="submit" kind="jade" size="lg" block busy={send.isRunning || isUploading}>
          {t.send}
        </Button>
      </form>
    </Dialog>
  )
}
