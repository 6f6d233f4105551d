import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type Question = {
  title: string
  /** The consequences, and what stays. */
  text?: ReactNode
  /** Names the result: "取消订单", never "OK". */
  yes: string
  no: string
  /** Confirming destroys something. */
  danger?: boolean
}

/**
 * `const [confirm, confirmDialog] = useConfirm()`: render `confirmDialog` somewhere, and `if (await confirm({…})) …`.
 * Esc means no.
 */
export function useConfirm() {
  const [open, setOpen] = useState<{ question: Question; answer: (yes: boolean) => void }>()
  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setOpen(undefined)
        resolve(yes)
      }
      setOpen({ question, answer })
    })
  const dialog = open && <ConfirmDialog {...open} />
  return [confirm, dialog] as const
}

type ConfirmDialogProps = { question: Question; answer: (yes: boolean) => void }

function ConfirmDialog({ question, answer }: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" width="sm" title={question.title} onClose={() => answer(false)}>
      {question.text && <div className="mb-4.5 text-ink-2">{question.text}</div>}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {question.danger ? (
          <>
            <Button kind="danger" className="min-h-11!" onClick={() => answer(true)}>
              {question.yes}
            </Button>
            <Button kind="jade" className="min-h-11!" onClick={() => answer(false)}>
              {question.no}
            </Button>
          </>
        ) : (
          <>
            <Button className="min-h-11!" onClick={() => answer(false)}>
              {question.no}
            </Button>
            <Button kind="jade" className="min-h-11!" onClick={() => answer(true)}>
              {question.yes}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
