import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { StatementFields, useStatement } from '@hojip/uploads/parts/statement'
import { useState } from 'react'
import { DialogForm } from './dialog-form.tsx'
import { refundTexts } from '../texts.ts'
import { refundCalls } from '../apply/use-application.ts'

type StatementDialogProps = { pkId: string; what: 'appeal' | 'addEvidence'; onClose: () => void }

const longest = 200

/** The form for words and pictures with which the buyer appeals or adds evidence. */
export function StatementDialog({ pkId, what, onClose }: StatementDialogProps) {
  const t = useTexts(refundTexts)
  const { isUploading, written, said } = useStatement()
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
  const send = () => {
    setRefusal(undefined)
    const statement = said()
    if (!statement) return
    if (isUploading) toast('info', t.picturesBusy)
    else write.run({ pkId, content: statement.words, files: statement.files })
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
      <StatementFields
        written={written}
        most={longest}
        label={t.statement}
        noWords={t.statementWrong}
        pictures={t.evidencePictures}
      />
    </DialogForm>
  )
}
