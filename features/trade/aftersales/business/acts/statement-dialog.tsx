import { useTexts } from '@hojip/platform/page'
import { StatementFields, useStatement, type Statement } from '@hojip/uploads/parts/statement'
import { ActDialog } from './act-dialog.tsx'
import { shopRefundTexts } from '../texts.ts'

const maxWords = 200

type StatementDialogProps = {
  title: string
  follows: string
  label: string
  hint?: string
  pictures: string
  needPictures?: boolean
  danger?: boolean
  busy: boolean
  problem: string | undefined
  onSend: (said: Statement) => void
  onClose: () => void
}

/** A dialog for words and pictures: a reason, evidence or a proof of payment. */
export function StatementDialog(props: StatementDialogProps) {
  const t = useTexts(shopRefundTexts)
  const { isUploading, written, said } = useStatement(props.needPictures)
  const submit = () => {
    const statement = said()
    if (statement && !isUploading) props.onSend(statement)
  }
  return (
    <ActDialog
      title={props.title}
      follows={props.follows}
      yes={props.title}
      danger={props.danger ?? false}
      busy={props.busy || isUploading}
      problem={props.problem}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <StatementFields
        written={written}
        most={maxWords}
        label={props.label}
        hint={props.hint}
        noWords={t.wrong.words}
        pictures={props.pictures}
        noPictures={t.wrong.pictures}
      />
    </ActDialog>
  )
}
