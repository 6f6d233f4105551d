import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { TextArea } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/storefront'
import { useState } from 'react'
import { DialogForm } from './dialog-form.tsx'
import { refundTexts } from '../texts.ts'
import { refundCalls } from '../apply/use-application.ts'

type StatementDialogProps = { pkId: string; what: 'appeal' | 'addEvidence'; onClose: () => void }

const longest = 200

/** The form for words and pictures with which the buyer appeals or adds evidence. */
export function StatementDialog({ pkId, what, onClose }: StatementDialogProps) {
  const t = useTexts(refundTexts)
  const [content, setContent] = useState('')
  const [files, setFiles] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isAppeal = what === 'appeal'
  const settings = {
    refreshes: refundCalls,
    onSuccess: () => {
      toast('success', isAppeal ? t.appealed : t.evidenceAdded)
      onClose()
    },
    onRefused: ({ message }: { message: string }) => {
      setRefusal(message)
      return true
    },
  }
  const appeal = useWrite('POST /bizGoodsRefund/applyArbitration', settings)
  const add = useWrite('POST /bizGoodsRefund/saveEvidence', settings)
  const write = isAppeal ? appeal : add
  const words = content.trim()
  const send = () => {
    setTried(true)
    setRefusal(undefined)
    if (words === '') return
    if (isBusy) toast('info', t.picturesBusy)
    else write.run({ pkId, content: words, files })
  }
  return (
    <DialogForm
      title={isAppeal ? t.appealTitle : t.evidenceTitle}
      hint={isAppeal ? t.appealHint : t.evidenceHint}
      refusal={refusal}
      yes={t.send}
      isSending={write.isRunning}
      onSend={send}
      onClose={onClose}
    >
      <TextArea
        label={t.statement}
        error={isTried && words === '' ? t.statementWrong : undefined}
        value={content}
        maxLength={longest}
        onChange={(event) => setContent(event.target.value)}
      />
      <PictureUploader
        scene="evidence"
        label={t.evidencePictures}
        value={files}
        onChange={setFiles}
        onBusyChange={setBusy}
      />
    </DialogForm>
  )
}
