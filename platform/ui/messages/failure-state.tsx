import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

type FailureStateProps = {
  texts: { title: string; text: string; retry: string }
  picture?: 'stall' | 'lost'
  onRetry: () => void
  /** Where else one can go. */
  wayOut: ReactNode
}

/** In place of a page that cannot be shown for now. */
export function FailureState({ texts: { title, text, retry }, picture, onRetry, wayOut }: FailureStateProps) {
  return (
    <div role="alert">
      <EmptyState
        as="h1"
        {...(picture && { picture })}
        title={title}
        text={text}
        action={
          <>
            <Button kind="jade" onClick={onRetry}>
              {retry}
            </Button>
            {wayOut}
          </>
        }
      />
    </div>
  )
}
