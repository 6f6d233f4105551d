import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { hotWordsTexts } from './texts.ts'
import type { Editing } from './use-hot-words.ts'

/** At the foot of the window: whether something is unsaved, and saving it. */
export function SaveBar({ editing, onSave }: { editing: Editing; onSave: () => void }) {
  const t = useTexts(hotWordsTexts)
  const { base, isChanged, isSaving, take, theirs } = editing
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:left-52">
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-13 text-ink-2">
          {isChanged ? t.changed : t.nothingChanged}
        </p>
        {isChanged && (
          <Button className="min-h-11!" disabled={isSaving} onClick={() => take(base)}>
            {t.discard}
          </Button>
        )}
        <Button
          kind="jade"
          className="min-h-11!"
          busy={isSaving}
          disabled={!isChanged || theirs !== undefined}
          onClick={onSave}
        >
          {t.save}
        </Button>
      </div>
    </div>
  )
}
