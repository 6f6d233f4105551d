import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'
import { Spinner } from './spinner.tsx'

type NotYetProps = {
  words: { loading: string; failed: string; retry: string }
  /** Why it cannot be loaded. */
  error: Error | undefined
  onRetry: () => void
}

/** In place of a dialog's content: it is loading, or has failed and can be retried. */
export function NotYet({ words, error, onRetry }: NotYetProps) {
  return error ? (
    <Notice
      tone="crimson"
      live
      action={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.failed}
    </Notice>
  ) : (
    <p role="status" className="flex items-center gap-2 py-10">
      <Spinner />
      {words.loading}
    </p>
  )
}
