import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorSummary, type FieldProblem } from '../forms/error-summary.tsx'
import { Notice } from '../messages/notice.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  /** The id of the form. */
  id: string
  title: string
  onClose: () => void
  onSubmit: () => void
  /** The text of the button that sends. */
  send: string
  /** The text of a button that closes; without it only the dialog's own button does. */
  cancel?: string
  /** What follows from sending, beside the buttons. */
  note?: ReactNode
  isBusy: boolean
  problems?: readonly FieldProblem[]
  /** Why sending has failed. */
  failure?: string | null
  children: ReactNode
}

/** A form in a dialog: its problems above the fields, and its buttons in the footer. */
export function FormDialog(props: FormDialogProps) {
  const { id, title, onClose, onSubmit, send, cancel, note, isBusy, problems = [], failure, children } = props
  return (
    <Dialog
      title={title}
      onClose={onClose}
      sheet
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
          {note && <p className="min-w-0 flex-1 basis-40 text-12 text-ink-3">{note}</p>}
          <span className="ml-auto flex gap-2.5">
            {cancel && (
              <Button className="min-h-11!" onClick={onClose}>
                {cancel}
              </Button>
            )}
            <Button kind="jade" type="submit" form={id} className="min-h-11!" busy={isBusy}>
              {send}
            </Button>
          </span>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ErrorSummary problems={problems} />
        {failure && (
          <Notice tone="crimson" live>
            {failure}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  )
}
