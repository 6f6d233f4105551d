import { Button, Dialog, Notice } from '@hojip/platform/ui'
import type { ReactNode, SubmitEvent } from 'react'

type ActDialogProps = {
  title: string
  /** What follows from submitting; `undefined` while that depends on a choice. */
  follows: string | undefined
  /** The button's label, which names the result. */
  yes: string
  danger?: boolean
  busy: boolean
  /** Why the last attempt failed. */
  problem: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of one step: its fields, its consequence and one button that names it. */
export function ActDialog(props: ActDialogProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Dialog title={props.title} onClose={props.onClose} sheet>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {props.children}
        {props.follows && <Notice tone="amber">{props.follows}</Notice>}
        {props.problem && (
          <Notice tone="crimson" live>
            {props.problem}
          </Notice>
        )}
        <Button type="submit" kind={props.danger ? 'danger' : 'jade'} block size="lg" busy={props.busy}>
          {props.yes}
        </Button>
      </form>
    </Dialog>
  )
}
