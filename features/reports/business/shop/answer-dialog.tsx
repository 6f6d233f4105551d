import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Notice, TextArea } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/storefront'
import { useState, type SubmitEvent } from 'react'
import { mostCharacters } from '../../rules/limits.ts'
import { measuresTexts } from './texts.ts'

/** The shop's one answer to a decision of the mall: words, and pictures if there are any. */
export function AnswerDialog({ pkId, onClose }: { pkId: string; onClose: () => void }) {
  const t = useTexts(measuresTexts)
  const [content, setContent] = useState('')
  const [files, setFiles] = useState<string[]>([])
  const [isUploading, setUploading] = useState(false)
  const [isTried, setTried] = useState(false)
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
    setTried(true)
    if (content.trim() && !isUploading) send.run({ pkId, content, files })
  }
  return (
    <Dialog title={t.answer} onClose={onClose} sheet>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {send.error && (
          <Notice tone="crimson" live>
            {sentenceOf(send.error, t.failed)}
          </Notice>
        )}
        <TextArea
          label={t.words}
          hint={t.wordsHint}
          error={isTried && !content.trim() ? t.wordsNeeded : undefined}
          value={content}
          maxLength={mostCharacters}
          onChange={(event) => setContent(event.target.value)}
        />
        <PictureUploader
          scene="evidence"
          label={t.pictures}
          value={files}
          onChange={setFiles}
          onBusyChange={setUploading}
        />
        <Button type="submit" kind="jade" size="lg" block busy={send.isRunning || isUploading}>
          {t.send}
        </Button>
      </form>
    </Dialog>
  )
}
