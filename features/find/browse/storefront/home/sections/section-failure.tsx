import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { homeTexts } from '../texts.ts'

/** Shown in place of a section that failed to load; the rest of the page is not affected. */
export function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(homeTexts)
  return (
    <div
      role="alert"
      className="grid content-center justify-items-center gap-3 rounded-lg bg-surface px-4 py-10 text-center"
    >
      <p className="text-13 text-ink-2">{texts.failed}</p>
      <Button size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
