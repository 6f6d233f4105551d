import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'
import { Spinner } from './spinner.tsx'

type NotYetProps = {
  words: { loading: string; failed: string; retry: string }
  /** Why it will not come by itself. */
  error: Error | undefined
  onRetry: () => void
}

/** In the place of what a dialog shows: it is on its way, or did not come and can be asked for again. */
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
