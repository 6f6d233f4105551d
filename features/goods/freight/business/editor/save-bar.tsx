import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { freightTexts } from '../texts.ts'

interface SaveBarProps {
  isBusy: boolean
  products: number
  onSave: () => void
  onDiscard: () => void
}

/** Stays in sight while something is not saved. */
export function SaveBar({ isBusy, products, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts(freightTexts)
  return (
    <section
      aria-label={t.unsaved}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2.5 rounded-lg bg-surface px-4 py-3 shadow-e-3"
    >
      <p className="flex flex-1 basis-40 items-center gap-2 font-medium">
        <span aria-hidden="true" className="size-2 flex-none rounded-full bg-amber" />
        {t.unsaved}
      </p>
      <Button kind="quiet" className="min-h-11!" onClick={onDiscard}>
        {t.discard}
      </Button>
      <Button kind="jade" className="min-h-11!" busy={isBusy} onClick={onSave}>
        {t.save(products)}
      </Button>
    </section>
  )
}
