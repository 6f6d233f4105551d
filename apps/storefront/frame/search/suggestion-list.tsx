import { classNames } from '@hojip/platform/ui'
import type { Suggestion } from './suggestion.ts'
import { useFrameTexts } from '../texts.ts'

type SuggestionListProps = {
  id: string
  found: Suggestion[]
  at: number
  onChoose: (one: Suggestion) => void
  /** Present while recent searches are shown. */
  onForget?: (() => void) | undefined
}

/** The list of the combobox: the focus stays in the input, which names the active option. */
export function SuggestionList({ id, found, at, onChoose, onForget }: SuggestionListProps) {
  const t = useFrameTexts()
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-[60dvh] overflow-y-auto rounded-lg bg-surface p-1.5 shadow-e-2">
      {onForget && (
        <div className="flex items-center justify-between px-3 pt-1 text-12 text-ink-3">
          {t.recentSearches}
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={onForget}
            className="min-h-8 px-1 hover:text-jade-text"
          >
            {t.forgetSearches}
          </button>
        </div>
      )}
      <div id={id} role="listbox" aria-label={onForget ? t.recentSearches : t.suggestions}>
        {found.map((one, index) => (
          // The keyboard reaches options through the input.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${one.text} ${one.hint ?? ''}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3',
              index === at ? 'bg-hover' : 'hover:bg-hover',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{one.text}</span>
            {one.hint && <span className="text-12 text-ink-3">{one.hint}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
