import { Suspense, useEffect, useRef, useState } from 'react'
import { searchFormAction } from '@hojip/hrefs/plain'
import { closeIcon, Icon, searchIcon, isOfComposition } from '@hojip/platform/ui'
import type { Chosen, PanelActs, SearchPanel, Shown } from './search-panel.ts'
import { useFrameTexts } from '../texts.ts'
import { useTurning } from './use-turning.ts'

type SearchBoxProps = {
  /** The search whose results the page shows. */
  searched?: string
  onSearch: (text: string, href?: string) => void
  panel?: SearchPanel | undefined
  /** What the mall suggests to search for: shown in turn while the field is empty, and then searched for. */
  offered?: readonly string[] | undefined
}

const none: readonly string[] = []

const pill =
  'mx-auto flex h-10 max-w-155 min-w-0 flex-1 items-center gap-2 rounded-full bg-bg py-1 pr-1 pl-4 ' +
  'focus-within:shadow-[inset_0_0_0_2px_var(--c-focus)] lg:relative ' +
  'lg:h-11 lg:bg-surface lg:shadow-[inset_0_0_0_1.5px_var(--c-jade)] lg:focus-within:shadow-[inset_0_0_0_2px_var(--c-focus)]'

/** The mall's search, a combobox. `/` anywhere on the page focuses it. */
export function SearchBox({ searched = '', onSearch, panel: Panel, offered = none }: SearchBoxProps) {
  const t = useFrameTexts()
  const field = useField(searched)
  const { input, acts, isComposing, typed, setTyped } = field
  useSlashKey(input)
  const defaultWord = useTurning(offered, field.isFocused)
  const choose = (chosen: Chosen | undefined) => {
    const wanted = (chosen?.text ?? typed).trim() || defaultWord
    acts.current?.close()
    if (!wanted) return input.current?.focus()
    setTyped(chosen?.href ? searched : wanted)
    onSearch(wanted, chosen?.href)
    input.current?.blur()
  }
  return (
    // It only notices that the focus has left its parts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      aria-label={t.searchHint}
      className={pill}
      // Without scripts the browser submits the form itself.
      action={searchFormAction}
      onSubmit={(event) => {
        event.preventDefault()
        // Enter during composition only picks a character.
        if (!isComposing.current) choose(acts.current?.chosen())
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) acts.current?.close()
      }}
    >
      <Icon of={searchIcon} size={18} className="text-ink-3" />
      <Input field={field} defaultWord={defaultWord} />
      <button
        type="submit"
        className="min-h-9 flex-none rounded-full bg-jade px-5.5 font-medium text-on-fill hover:bg-jade-hover max-lg:sr-only"
      >
        {t.search}
      </button>
      {field.wasFocused && Panel && (
        <Suspense fallback={null}>
          <Panel
            acts={acts}
            isComposing={isComposing}
            typed={typed}
            searched={searched}
            field={input}
            onTyped={setTyped}
            onShown={field.setShown}
            onChoose={choose}
          />
        </Suspense>
      )}
    </form>
  )
}

/** The typed text, and what the panel shows for it. */
function useField(searched: string) {
  const input = useRef<HTMLInputElement>(null)
  const acts = useRef<PanelActs>(null)
  const isComposing = useRef(false)
  const [typed, setTyped] = useState(searched)
  const [wasFocused, setWasFocused] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [shown, setShown] = useState<Shown>({})
  // The visitor may have been faster than the page's scripts.
  useEffect(() => {
    const { current } = input
    if (!current || document.activeElement !== current) return
    setTyped(current.value)
    setWasFocused(true)
    setFocused(true)
  }, [])
  return {
    input,
    acts,
    isComposing,
    typed,
    setTyped,
    wasFocused,
    isFocused,
    shown,
    setShown,
    blur: () => setFocused(false),
    focus: () => {
      setWasFocused(true)
      setFocused(true)
      acts.current?.open()
    },
    compose: (isOn: boolean) => {
      isComposing.current = isOn
    },
    type: (value: string) => {
      setTyped(value)
      // At once: the active option's text in place of the typed one would disturb an input method.
      setShown({ listId: shown.listId })
      acts.current?.typed(value)
    },
  }
}

type InputProps = { field: ReturnType<typeof useField>; defaultWord: string | undefined }

function Input({ field, defaultWord }: InputProps) {
  const t = useFrameTexts()
  const { input, acts, isComposing, type } = field
  const { listId, activeId, text = field.typed } = field.shown
  return (
    <>
      <input
        ref={input}
        name="keyword"
        value={text}
        onFocus={field.focus}
        onBlur={field.blur}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => field.compose(true)}
        onCompositionEnd={(event) => {
          field.compose(false)
          type(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (!isComposing.current && !isOfComposition(event)) acts.current?.onKeyDown(event)
        }}
        role="combobox"
        aria-label={t.search}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder={defaultWord === undefined ? t.searchHint : t.searchFor(defaultWord)}
        className="h-9 min-w-0 flex-1 bg-transparent text-16 outline-0! lg:text-14"
      />
      {text && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
          className="relative grid size-8 flex-none place-items-center rounded-full text-ink-3 after:absolute after:-inset-1.5"
        >
          <Icon of={closeIcon} size={14} />
        </button>
      )}
    </>
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
