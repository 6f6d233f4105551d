import { Button, ErrorSummary, Notice, type FieldProblem } from '@hojip/platform/ui'
import type { ReactNode } from 'react'

interface FormProps {
  said: { summary: readonly FieldProblem[]; refusal: string | undefined }
  action: string
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A form of the ways in: problems, fields, one button. */
export function Form({ said, action, isBusy, onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      <ErrorSummary problems={said.summary} />
      {said.refusal && (
        <Notice tone="crimson" live>
          {said.refusal}
        </Notice>
      )}
      {children}
      <Button type="submit" kind="jade" size="lg" block busy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
