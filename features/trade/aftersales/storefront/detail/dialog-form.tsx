import { useTexts } from '@hojip/platform/page'
import { Button, Dialog, Notice } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { refundTexts } from '../texts.ts'

type DialogFormProps = {
  title: string
  hint: string
  /** The server's refusal. */
  refusal: string | undefined
  yes: string
  isSending: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog, or in a sheet on phones. */
export function DialogForm({ title, hint, refusal, yes, isSending, ...props }: DialogFormProps) {
  const t = useTexts(refundTexts)
  return (
    <Dialog title={title} sheet onClose={props.onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) props.onSend()
        }}
      >
        <p className="text-13 text-ink-2">{hint}</p>
        {refusal && (
          <Notice tone="crimson" live>
            {refusal}
          </Notice>
        )}
        {props.children}
        <div className="grid grid-cols-2 gap-2.5">
          <Button className="min-h-11!" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" kind="jade" className="min-h-11!" busy={isSending}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
