import { useTexts } from '@hojip/platform/page'
import { TextArea } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/storefront'
import { useState } from 'react'
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
  onSend: (said: { words: string; files: string[] }) => void
  onClose: () => void
}

/** A dialog for words and pictures: a reason, evidence or a proof of payment. */
export function StatementDialog(props: StatementDialogProps) {
  const t = useTexts(shopRefundTexts)
  const [words, setWords] = useState('')
  const [files, setFiles] = useState<string[]>([])
  const [isUploading, setUploading] = useState(false)
  const [isTried, setTried] = useState(false)
  const noWords = words.trim() === ''
  const noPictures = Boolean(props.needPictures) && files.length === 0
  const submit = () => {
    setTried(true)
    if (!noWords && !noPictures && !isUploading) props.onSend({ words: words.trim(), files })
  }
  return (
    <ActDialog
      {...{ title: props.title, follows: props.follows, yes: props.title, danger: props.danger ?? false }}
      busy={props.busy || isUploading}
      problem={props.problem}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextArea
        label={props.label}
        hint={props.hint}
        error={isTried && noWords ? t.wrong.words : undefined}
        maxLength={maxWords}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <PictureUploader
        scene="evidence"
        label={props.pictures}
        value={files}
        onChange={setFiles}
        onBusyChange={setUploading}
        error={isTried && noPictures ? t.wrong.pictures : undefined}
      />
    </ActDialog>
  )
}
