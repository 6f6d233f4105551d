import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { searchFormAction } from '@hojip/hrefs/plain'
import { closeIcon, Icon, searchIcon } from '@hojip/platform/ui'
import type { RecentSearches, Suggestion } from './suggestion.ts'
import { useSearchBox } from './use-search-box.ts'
import type { Suggest } from './use-suggestions.ts'
import { useFrameTexts } from '../texts.ts'

const SuggestionList = lazy(() =>
  import('./suggestion-list.tsx').then((module) => ({ default: module.SuggestionList })),
)

type SearchBoxProps = {
  /** The search whose results the page shows. */
  searched?: string
  onSearch: (text: string, chosen?: Suggestion) => void
  suggest?: Suggest
  recent?: RecentSearches
  /** What the mall suggests to search for, shown while the box is empty. */
  defaultWord?: string
}

const pill =
  'relative mx-auto flex h-10 max-w-155 min-w-0 flex-1 items-center gap-2 rounded-full bg-bg py-1 pr-1 pl-4 ' +
  'focus-within:shadow-[inset_0_0_0_2px_var(--c-focus)] ' +
  'lg:h-11 lg:bg-surface lg:shadow-[inset_0_0_0_1.5px_var(--c-jade)] lg:focus-within:shadow-[inset_0_0_0_2px_var(--c-focus)]'

/** The mall's search, a combobox with suggestions. `/` anywhere on the page focuses it. */
export function SearchBox({ searched = '', onSearch, suggest, recent, defaultWord }: SearchBoxProps) {
  const t = useFrameTexts()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const box = useSearchBox(searched, onSearch, suggest, recent)
  const { found, at } = box
  useSlashKey(input)
  const startAgain = () => {
    box.type('')
    input.current?.focus()
  }
  return (
    <form
      role="search"
      className={pill}
      // Without scripts the browser submits the form itself.
      action={searchFormAction}
      onSubmit={(event) => {
        event.preventDefault()
        if (box.submit()) input.current?.blur()
        else input.current?.focus()
      }}
    >
      <Icon of={searchIcon} size={18} className="text-ink-3" />
      <input
        {...box.inputProps}
        ref={input}
        name="keyword"
        onBlur={(event) => {
          if (!event.currentTarget.form?.contains(event.relatedTarget)) box.close()
        }}
        role="combobox"
        aria-label={t.search}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder={defaultWord === undefined ? t.searchHint : t.searchFor(defaultWord)}
        className="h-9 min-w-0 flex-1 bg-transparent text-16 outline-0! lg:text-14"
      />
      {box.inputProps.value && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={startAgain}
          className="grid size-8 flex-none place-items-center rounded-full text-ink-3"
        >
          <Icon of={closeIcon} size={14} />
        </button>
      )}
      <button
        type="submit"
        className="min-h-9 flex-none rounded-full bg-jade px-5.5 font-medium text-on-fill hover:bg-jade-hover max-lg:sr-only"
      >
        {t.search}
      </button>
      {found.length > 0 && (
        <Suspense fallback={null}>
          <SuggestionList id={listId} found={found} at={at} onChoose={box.choose} onForget={box.forget} />
        </Suspense>
      )}
    </form>
  )
}

function useSlashKey(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const inField = target?.closest('input, textarea, select, dialog, [contenteditable]')
      if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}
