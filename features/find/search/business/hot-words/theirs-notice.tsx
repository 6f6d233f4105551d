import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import { hotWordsTexts } from './texts.ts'
import type { Editing } from './use-hot-words.ts'

/** Another operator has saved meanwhile: their words, and the choice between both lists. */
export function TheirsNotice({ editing: { theirs, take, keep } }: { editing: Editing }) {
  const t = useTexts(hotWordsTexts)
  const locale = useLocale()
  if (!theirs) return null
  return (
    <Notice tone="amber" live>
      <p>{t.theirs(theirs.lastChange?.operatorName ?? '')}</p>
      <ol className="mt-2 flex flex-wrap gap-1.5 text-13">
        {theirs.words.map(({ word }) => (
          <li key={word['zh-CN']} className="rounded-xs bg-surface px-2 py-0.5 text-ink">
            {word[locale]}
          </li>
        ))}
      </ol>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" className="max-lg:min-h-11!" onClick={() => take(theirs)}>
          {t.look}
        </Button>
        <Button size="sm" className="max-lg:min-h-11!" onClick={keep}>
          {t.keep}
        </Button>
      </span>
    </Notice>
  )
}
