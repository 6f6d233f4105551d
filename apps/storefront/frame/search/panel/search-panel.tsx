import { classNames } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import type { SearchPanelProps } from '../search-panel.ts'
import type { PanelSource } from './option.ts'
import { OfferedSearches } from './rows/offered-searches.tsx'
import { FoundSuggestions } from './rows/found-suggestions.tsx'
import { useSearchTexts } from './texts.ts'
import { usePanel } from './use-panel.ts'

const look =
  'absolute inset-x-0 top-full z-50 overflow-y-auto overscroll-contain bg-surface text-ink shadow-e-2 ' +
  'max-lg:max-h-[70dvh] max-lg:border-t max-lg:border-line max-lg:py-1 ' +
  'lg:mt-1.5 lg:max-h-[min(40rem,75dvh)] lg:rounded-lg lg:p-1.5'

/** The popup of the search field. The focus stays in the field, which names the active option. */
export function SearchPanel({ source, ...props }: SearchPanelProps & { source: PanelSource }) {
  const panel = usePanel(source, props)
  const { isShown, isEmpty, hasList } = panel
  const parts = { panel, typed: props.typed, onChoose: props.onChoose }
  return (
    <>
      <Count of={panel} />
      {isShown && (
        // A press on the panel leaves the focus in the field.
        <div className={classNames(look)} onPointerDown={(event) => event.preventDefault()}>
          {isEmpty ? (
            <OfferedSearches {...parts} field={props.field} />
          ) : (
            hasList && <FoundSuggestions {...parts} />
          )}
        </div>
      )}
    </>
  )
}

/** Announces how many options there are, once the user pauses. */
function Count({ of: { isAnswered, isEmpty, options } }: { of: ReturnType<typeof usePanel> }) {
  const t = useSearchTexts()
  const [announced, setAnnounced] = useState('')
  const text = !isAnswered ? '' : options.length > 0 || isEmpty ? t.count(options.length) : t.none
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 400)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {announced}
    </span>
  )
}
